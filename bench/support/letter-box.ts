// A mail server that accepts and discards every letter. It is a separate process, so that it does not affect the
// measurement.
import { SMTPServer } from 'smtp-server';

let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, answer) {
    stream.resume();
    stream.once('end', () => {
      received++;
      answer(null);
    });
  },
});
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address();
  if (typeof address === 'object') process.send?.(address?.port);
});
process.on('message', () => process.send?.(received));
