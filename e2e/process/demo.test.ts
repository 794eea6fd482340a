import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATES } from '#scripts/demo/insert-couples.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { queryBeside } from '#server/testing/query-beside.ts';
import { type Site, startSite } from '../support/site.ts';

const run = promisify(execFile);
const folder = makeTestFolder();
const dataFolder = join(folder, 'data');
let printed = '';
let site: Site;

beforeAll(async () => {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', PUBLIC_URL: '', HOST: '' };
  printed = (await run(process.execPath, ['scripts/demo.ts'], { env })).stdout;
  site = await startSite({ dataFolder });
});

afterAll(async () => {
  await site?.stop();
  removeTestFolder(folder);
});

test('the demo prints a couple in every state, each of which has accepted the other', async () => {
  for (const { name } of STATES) expect(printed).toContain(name);
  const phones = [...printed.matchAll(/phones (\d{10}), (\d{10}):/g)].flatMap(([, one, other]) => [one, other]);
  expect(phones).toHaveLength(2 * STATES.length);
  const rows = await queryBeside(
    dataFolder,
    `select count(distinct i.id)::int as pairs from introductions i join account_profiles p on p.profile_id in (i.sender_id, i.recipient_id)
     join accounts a on a.id = p.account_id where i.answer = 'accepted' and a.phone in (${phones.map((phone) => `'${phone}'`)})`,
  );
  expect(rows).toEqual([{ pairs: STATES.length }]);
});

test('its figures have every step to tell, and the one story says first that it is invented', async () => {
  const { together } = await (await fetch(`${site.url}/api/trustfigures`)).json();
  expect(together.meetSoon).toEqual(expect.any(Number));
  for (const { kind, times, districts } of together.counts) {
    expect(
      times.every(({ count }: { count: number | null }) => count !== null),
      kind,
    ).toBe(true);
    expect(districts.length, kind).toBeGreaterThan(0);
  }
  const stories = await queryBeside(dataFolder, "select html, html_bn from testimonials where kind = 'story'");
  expect(stories).toEqual([
    {
      html: expect.stringMatching(/^<p><strong>This story is invented/),
      html_bn: expect.stringMatching(/^<p><strong>গল্পটি বানানো/),
    },
  ]);
});
