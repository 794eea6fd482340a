import type { Layer } from '#contract/answers.ts';
import { answersIn, catalogue, type NamedAnswer, type Section } from '#contract/catalogue.ts';
import { INDIA } from '#contract/choices.ts';
import type { Stored } from '#server/domain/answers/stored.ts';
import { writeRow } from '#server/domain/answers/write-row.queries.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './members.ts';

/** A word of a profile, by which tests recognize an answer. */
interface Token {
  token: string;
  /** The first layer that may show it. */
  layer: 2 | 3 | 'never';
  /** Listed among the fields of layer 2, even if shown only from layer 3 on, as the picture is. */
  isShared?: boolean;
  /** Shown only after the contact details are opened. */
  isContact?: boolean;
}

// Words that may be read from layer 2 on, from layer 3 on, and by no other family.
const shared = (token: string): Token => ({ token, layer: 2, isShared: true });
const family = (token: string): Token => ({ token, layer: 3 });
const never = (token: string): Token => ({ token, layer: 'never' });

/** The sections of the catalogue whose texts get words. */
const SECTIONS = ['address', 'personal', 'health', 'relatives', 'details'] as const;
/** The digit of each layer in the words; 0: no other family. */
const LAYER_DIGITS: Record<Layer, number> = { own: 0, accepted: 3, members: 2 };

/** Returns a word used only in this answer. The word contains the layer from which the answer may be read. */
const wordOf = ({ section, name, layer }: NamedAnswer) =>
  `zq${LAYER_DIGITS[layer]}${section}${name.replace(/\W/g, '')}`.toLowerCase();

const isText = ({ kind, isSealed }: NamedAnswer) => isSealed || kind === 'text' || kind === 'clan';

/** Returns the text columns of a section, each with its word. */
const textsOf = (section: Section): Stored =>
  Object.fromEntries(
    answersIn(section)
      .filter(isText)
      .map((answer) => [answer.column, wordOf(answer)]),
  );

// Answers without a word: a phone cannot be a word, and the district of the home is shown in place of the address's.
const WITHOUT_WORD = ['guardian.phone', 'district'];

/** Returns the word of an answer with its layer. */
function tokenOf(answer: NamedAnswer): Token {
  // An answer without a place on cards is shown on the page only.
  if (answer.layer === 'members')
    return answer.as === null ? { token: wordOf(answer), layer: 2 } : shared(wordOf(answer));
  return { ...family(wordOf(answer)), isContact: answer.as === null };
}

/** The words of a full profile, each with its first layer. */
export const TOKENS: readonly Token[] = [
  ...SECTIONS.flatMap(answersIn)
    .filter((answer) => isText(answer) && answer.layer !== 'own' && !WITHOUT_WORD.includes(answer.name))
    .map(tokenOf),
  ...['Zq2first', 'Sylheti', 'East Bengal', 'Widowed', 'Student Visa'].map(shared),
  { token: 'zq3picture', layer: 3, isShared: true },
  { token: 'zq3further', layer: 3 },
  ...[
    'Zq3surname',
    '1991-03-07',
    '04:44',
    'Above 50 lakh',
    'With Grandparents',
    'Of Several Ages',
    '500 to 1000',
    'zq3horoscope',
  ].map(family),
  { token: '9822200099', layer: 3, isContact: true },
  ...['zq0', '9811100099', '83.7', 'Wheatish', 'sickle', '2019-08-17'].map(never),
];

/** Writes the tokens into every field of a member. */
export async function fillProfile({ db }: Pick<TestApp, 'db'>, { client, pid }: TestMember): Promise<void> {
  await client.call('updatehaemoglobin', { pid, status: 'sickle', testedon: '2019-08-17' });
  const idColumn = { profile_id: pid };
  await db.updateTable('members').set({ name: 'Dr. Zq2first Zq3surname' }).where('profile_id', '=', pid).execute();
  await db
    .updateTable('accounts')
    .set({ email: 'zq0email@example.in', phone: '9811100099', phone_verified_at: new Date() })
    .where('id', 'in', (query) =>
      query.selectFrom('account_profiles').select('account_id').where('profile_id', '=', pid),
    )
    .execute();
  const fill = (section: Exclude<Section, 'profile' | 'relatives'>, others: Stored) =>
    writeRow(db, catalogue[section].table, { key: idColumn, columns: { ...textsOf(section), ...others } });
  await fill('address', { country_id: INDIA, state_id: 35601163 });
  await fill('personal', {
    birth_date: '1991-03-07',
    birth_time: '04:44',
    weight_kg: 83.7,
    skin_colour: 'Wheatish',
    diet: 'Veg',
    rashi_id: 2,
    gon_id: 1,
    logno_id: 5,
    caste_id: 4,
    tribe_id: 1,
    education_id: 1,
    profession_id: 1,
    mangalik: 'No',
  });
  await fill('health', {});
  await fill('details', {
    marital_status: 'Widowed',
    children: 3,
    desh: 'East Bengal',
    mother_tongue: 'Sylheti',
    brothers: 2,
    sisters: 1,
    income_band: 'Above 50 lakh',
    nakshatra_id: 5,
    pada: 3,
    horoscope_counts: 'Yes',
    marriage_ended: 1999,
    children_with: 'With Grandparents',
    children_ages: 'Of Several Ages',
    residence: 'Student Visa',
    relocation: 'Staying',
    income_abroad: '500 to 1000',
    income_currency: 'KWD',
    eats: 'Eggs',
    father_now: 'Retired',
    mother_now: 'Late',
    guardian_relation: 'Uncle',
    guardian_phone: '9822200099',
    photo_for: 'Accepted',
    community_for: 'Members',
  });
  await db
    .insertInto('guardian_phones')
    .values({ ...idColumn, phone: '9822200099' })
    .execute();
  await db
    .updateTable('relatives')
    .set({ ...textsOf('relatives'), caste_id: 4, occupation_id: 3, tribe_id: 1, now_is: 'Retired' })
    .where('profile_id', '=', pid)
    .execute();
  await db
    .insertInto('files')
    .values([
      { ...idColumn, kind: 'picture', name: 'zq3picture', small_name: 'zq3small' },
      { ...idColumn, kind: 'picture2', name: 'zq3further', small_name: 'zq3smaller' },
      { ...idColumn, kind: 'horoscope', name: 'zq3horoscope', small_name: null },
    ])
    .execute();
}
