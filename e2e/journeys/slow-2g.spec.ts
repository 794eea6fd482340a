import { expect, test } from '../support/journey.ts';
import { registerOnBadLine } from '../support/registration-on-a-bad-line.ts';

// `npm run drill -- slow-2g` runs at the real speed. Here the line is eight times as fast, with the same share of
// losses.
const isDrill = process.env.SLOW_2G === 'yes';
const line = isDrill ? { kbitPerSecond: 50, latencyMs: 800 } : { kbitPerSecond: 400, latencyMs: 100 };

test('a registration on a line that loses one request in twenty loses no letter', async ({ page, baseURL }) => {
  test.setTimeout(isDrill ? 900_000 : 240_000);
  const journey = { url: String(baseURL), line: { ...line, lostOneIn: 20 }, cutMs: isDrill ? 20_000 : 3_000 };
  const report = await registerOnBadLine(page, journey);
  test.info().annotations.push({ type: 'report', description: report });
  if (isDrill) console.log(report);
  expect(report).toContain('form');
});
