// Logs at level err that a systemd unit failed, and posts the same sentence to ALERT_URL. It is plain JavaScript,
// because it must work without installed packages.
import { hostname } from 'node:os';

const [unit = 'a unit'] = process.argv.slice(2);
const { ALERT_URL } = process.env;
const sentence = `${unit} failed on ${hostname()}`;

// systemd reads the prefix <3> as level err.
console.error(`<3>${sentence}: journalctl -u ${unit} says why.`);
if (ALERT_URL) {
  try {
    const answer = await fetch(ALERT_URL, { method: 'POST', body: sentence, signal: AbortSignal.timeout(20_000) });
    if (!answer.ok) fail(`it answered ${answer.status}`);
  } catch (error) {
    fail(error.cause?.message ?? error.message);
  }
}

function fail(reason) {
  console.error(`<3>ALERT_URL was not told: ${reason}.`);
  process.exitCode = 1;
}
