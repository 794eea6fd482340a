import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const SHORT = 1000;
/** Linear work takes four times as long for a text four times as long; quadratic work takes sixteen times. */
const TIMES = 4;
const MOST = 8;
const ROUNDS = 40;
/** Further rounds run only while the growth looks too large, because other processes use the machine, too. */
const LEAST_ROUNDS = 3;

const timeOf = (texts: readonly string[]): number => {
  const start = performance.now();
  for (const text of texts) hasContact(text);
  return performance.now() - start;
};

/**
 * Returns how many times longer the long text takes, by the shortest time of each. The short texts together have the
 * same length as the long one.
 */
function growthOf(part: string): number {
  const long = part.repeat(Math.ceil((SHORT * TIMES) / part.length)).slice(0, SHORT * TIMES);
  const short = Array.from({ length: TIMES }, () => long.slice(0, SHORT));
  timeOf([long, ...short]);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS && (round < LEAST_ROUNDS || most > MOST * least); round += 1) {
    least = Math.min(least, timeOf(short) / TIMES);
    most = Math.min(most, timeOf([long]));
  }
  return most / least;
}

test.each([
  'a',
  '9',
  '1 ',
  '9x',
  'one ',
  'zerozer',
  '10:30 ',
  '1,00,',
  '. . ',
  'a@',
  'dot ',
  '(dot)',
  '[/]',
  'a_',
  'insta ',
  'facebook id delete ',
  'gmail ',
  '|',
  'ক ',
  '\n',
  'sevin won ',
  'chobbis ',
  'fifty with a ',
  '512-DOLA ',
  'letter 82 ',
  'noyat ',
  'last 98 ',
  '983001234 r ',
  'pubg id 1',
  '12\n',
  'PNR 12345 ',
  '1 2 ',
  'noyaktin',
  'n*ne ',
  'neuf ',
  'lal nil sada ',
  '🌹 ',
  '*)^@ ',
  'x is 0 ',
  'A for Apple ',
  'then dot gmail ',
  '7 smile ',
  'code 974 ',
  'my phone ',
  'lum-',
  '9o9o ',
  'SV1234567 ',
  'last five 9 ',
  'meet code abc ',
  'google number ',
  'pip.zot-',
  'first 98 then ',
  'B2o',
  'থার্টি ',
  'shurute 98304. ',
  '"Sen Sen" google ',
  'pic',
  'biodata',
  'matrimon',
  'number,pic-',
  'khuj',
  'noyZaatZ',
  '🌸🌸 ',
  'ha ... ',
  'put them in order ',
  'তারপর বিন্দু ',
  'n i n e  ',
  'sa-t ',
  'fb te "abc" ',
  'নীল অ্যাপে আমি ',
  'insta 🌸 a 🌸 ',
  'insta\na.\n',
  'linked in er ',
  'id ABC123 ',
  '650, 750 আর ',
  'soma ar 1990 ',
  'teen ta ',
  'teen ta sunno ',
  '98 na ',
  '70/',
  '70/03, ',
  '1st digit 9, ',
  'নই অ্যাক ',
  'এস এইচ ',
  '৯ও',
  'x at y dot ',
  'ab at cd.',
  'fb-- Ab ',
  'linktr ee / ',
  '500+',
])('the time for %j grows with its letters, not with their square', (part) => {
  expect(growthOf(part)).toBeLessThanOrEqual(MOST);
});
