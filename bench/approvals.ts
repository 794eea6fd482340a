import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { queryBeside } from '#server/testing/query-beside.ts';
import { doublesTexts } from '#web/office/approvals/doubles.texts.ts';
import { chromiumArgs, prepareChromium } from '../e2e/chromium.ts';
import { enterAsStaff } from '../e2e/support/office.ts';
import { startSite } from '../e2e/support/site.ts';
import { SAMPLE } from '../scripts/demo/words.ts';
import type { Figure } from './figure.ts';
import { buildSite, withFolder } from './support/bench-site.ts';
import { percentile } from './support/filled-database.ts';

export const name = 'approvals';

/** The number of families with photos, and of families without. */
const EACH = 150;
/**
 * The number of further families of each kind, after these, that share name, birthday and parents with a shown profile.
 */
const DOUBLED = 10;
// The time that a reader needs. Words are counted as the page shows them. Sentences and labels that appear on more than
// half of all items are not counted, because daily readers know them.
const WORDS_A_MINUTE = 200;
const SECONDS_A_PHOTO = 3;
/** The seconds to decide and to press the key. */
const SECONDS_TO_DECIDE = 1;

/** An item of the queue as the page shows it. */
interface Seen {
  /** The number of the family's own photos; `photos` also counts those of possible doubles. */
  own: number;
  photos: number;
  lines: string[];
  /** Milliseconds from the key press on the previous item until this item and its photos are visible. */
  pageMs: number;
}

type ReadItem = Omit<Seen, 'lines'> & { words: number; hasDoubles: boolean };

/**
 * Measures how fast a member of staff approves demo profiles by keyboard, one after the other, reading every word and
 * viewing every photo. Reading time is calculated; page time is measured.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const dataFolder = join(folder, 'data');
    const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', DATA_KEY: '', HOST: '', PUBLIC_URL: '' };
    execFileSync(process.execPath, ['scripts/demo.ts'], { env, stdio: 'ignore' });
    const site = await startSite({ dataFolder, env: { APPROVAL: 'before', NODE_ENV: 'production' } });
    const { executablePath, env: fonts } = await prepareChromium(folder);
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...fonts } });
    try {
      await fillQueue(dataFolder);
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      await enterAsStaff(page, 'mita@trust.example', 'moderator', dataFolder);
      return figuresOf(countWords(await approveAll(page)));
    } finally {
      await browser.close();
      await site.stop();
    }
  });
}

/**
 * Puts equally many shown families with and without photos into the queue, those with a text about themselves first.
 */
async function fillQueue(dataFolder: string): Promise<void> {
  const queueFamilies = async (
    isPictured: boolean,
    { from, count, minutes }: { from: number; count: number; minutes: number },
  ) => {
    const rows = await queryBeside(
      dataFolder,
      `with line as (select s.profile_id from showings s left join profile_details d using (profile_id)
          where ${isPictured ? '' : 'not '}exists (select from files f where f.profile_id = s.profile_id and f.kind <> 'horoscope')
          order by d.about_self is null or d.about_self = '', s.profile_id offset ${from} limit ${count}),
        waits as (insert into waiting_showings (profile_id, for_office, for_candidate) select profile_id, true, false from line)
       insert into approvals (profile_id, kind, place, asked_at)
         select profile_id, 'profile', 1, now() - interval '${minutes} minutes' from line returning profile_id as id`,
    );
    return (rows as { id: string }[]).map(({ id }) => id);
  };
  for (const isPictured of [true, false]) await queueFamilies(isPictured, { from: 0, count: EACH, minutes: 60 });
  const doubled: string[] = [];
  for (const isPictured of [true, false])
    doubled.push(...(await queueFamilies(isPictured, { from: EACH, count: DOUBLED, minutes: 30 })));
  await registerAgain(dataFolder, doubled);
}

/** Gives each of these profiles a double: another shown profile with the same name, birth date and parents. */
async function registerAgain(dataFolder: string, profileIds: readonly string[]): Promise<void> {
  const pairs = `with mine as (select m.*, row_number() over (partition by gender order by profile_id) as at from members m
        where profile_id in (${profileIds.map((id) => `'${id}'`)})),
      others as (select m.profile_id, m.gender, row_number() over (partition by m.gender order by m.profile_id desc) as at from members m
        join showings using (profile_id) where not exists (select from approvals a where a.profile_id = m.profile_id)),
      pairs as (select mine.profile_id as mine, others.profile_id as other, mine.name from mine join others using (gender, at))`;
  await queryBeside(
    dataFolder,
    `${pairs}, named as (update members m set name = p.name from pairs p where m.profile_id = p.other),
      born as (update personal_details d set birth_date = b.birth_date from pairs p join personal_details b on b.profile_id = p.mine
        where d.profile_id = p.other)
     update relatives r set name = b.name from pairs p join relatives b on b.profile_id = p.mine
      where r.profile_id = p.other and r.generation = 'parent' and (b.side, b.generation) = (r.side, r.generation)`,
  );
}

/** Approves all items, one after the other, and returns what the page showed of each. */
async function approveAll(page: Page): Promise<Seen[]> {
  await page.goto('/office/approvals');
  const items: Seen[] = [];
  let lastName = '';
  let began = performance.now();
  for (;;) {
    // The page reacts to keys as soon as an item and its photos have loaded.
    const seen = await page.waitForFunction((last) => {
      const item = document.querySelector('section[aria-labelledby=item]');
      if (!item)
        return document.querySelector('#item') === null && last !== '' && document.readyState === 'complete'
          ? 'end'
          : '';
      const name = item.querySelector('h2')?.textContent ?? '';
      const photos = [...item.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy');
      return name !== last && photos.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) ? name : '';
    }, lastName);
    lastName = await seen.jsonValue();
    if (lastName === 'end') return items;
    const pageMs = performance.now() - began;
    const item = page.locator('section[aria-labelledby=item]');
    const text = await item.innerText();
    const deeds = await item.locator('#approve').locator('..').innerText();
    // Text for screen readers only is not visible on the screen.
    const spoken = new Set(await item.locator('.spoken').allInnerTexts());
    // Real families do not write the demo's mark. In English it appears on more than half of all items anyway.
    const lines = Object.values(SAMPLE)
      .reduce((rest, mark) => rest.replaceAll(mark, ''), text.replace(deeds, ''))
      .split(/[\n;.·।]/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !spoken.has(line));
    const own = await item.locator('article img').count();
    items.push({ own, photos: await item.locator('img').count(), lines, pageMs });
    began = performance.now();
    await page.keyboard.press('a');
  }
}

/** Counts the words of each item, without lines that appear on more than half of all items. */
function countWords(seen: readonly Seen[]): ReadItem[] {
  const itemsWith = new Map<string, number>();
  for (const line of seen.flatMap(({ lines }) => [...new Set(lines)]))
    itemsWith.set(line, (itemsWith.get(line) ?? 0) + 1);
  return seen.map(({ lines, ...rest }) => ({
    ...rest,
    words: lines
      .filter((line) => (itemsWith.get(line) ?? 0) <= seen.length / 2)
      .flatMap((line) => line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))).length,
    hasDoubles: rest.photos > rest.own || lines.includes(doublesTexts.en.doubles),
  }));
}

function figuresOf(items: readonly ReadItem[]): Figure[] {
  const secondsOf = ({ photos, words, pageMs }: ReadItem) =>
    (words / WORDS_A_MINUTE) * 60 + photos * SECONDS_A_PHOTO + SECONDS_TO_DECIDE + pageMs / 1000;
  const figuresOfKind = (what: string, some: readonly ReadItem[], goal: string): Figure[] => {
    const figure = (part: string, values: readonly number[], unit: string, aim = ''): Figure[] =>
      [0.5, 0.9].map((share) => ({
        name: `${what}.${part}.p${share * 100}`,
        value: percentile(values, share),
        unit,
        goal: share === 0.5 ? aim : '',
      }));
    return [
      { name: `${what}.items`, value: some.length, unit: 'items', goal: '' },
      { name: `${what}.doubles`, value: some.filter(({ hasDoubles }) => hasDoubles).length, unit: 'items', goal: '' },
      ...figure(
        'words',
        some.map(({ words }) => words),
        'words',
      ),
      ...figure(
        'photos',
        some.map(({ photos }) => photos),
        'photos',
      ),
      ...figure(
        'page',
        some.map(({ pageMs }) => pageMs / 1000),
        's',
      ),
      ...figure('whole', some.map(secondsOf), 's', goal),
    ];
  };
  const [usual, doubled] = [items.slice(0, 2 * EACH), items.slice(2 * EACH)];
  const pictured = (some: readonly ReadItem[]) => some.filter(({ own }) => own > 0);
  const plain = (some: readonly ReadItem[]) => some.filter(({ own }) => own === 0);
  return [
    ...figuresOfKind('withPhoto', pictured(usual), '≤ 20'),
    ...figuresOfKind('withoutPhoto', plain(usual), '≤ 12'),
    ...figuresOfKind('withPhoto.double', pictured(doubled), ''),
    ...figuresOfKind('withoutPhoto.double', plain(doubled), ''),
  ];
}
