import { Socket } from 'node:net';
import pg from 'pg';

/** 25006: what took writes before is a replica now, or was closed to them. */
const READ_ONLY = '25006';

/**
 * Gives a connection up whose server refused a write, once it has said so: the next one is made to the server that takes writes by
 * then.
 */
export function giveUpReadOnly(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) return;
  client.connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === READ_ONLY) setImmediate(() => cutOff(client));
  });
}

/** Ends a connection without a word to the other side, which may not hear any. */
export function cutOff(client: pg.ClientBase): void {
  const socket = client instanceof pg.Client ? client.connection.stream : undefined;
  if (socket instanceof Socket) socket.destroy();
}
