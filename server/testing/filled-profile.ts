import type { TestApp } from './app.ts';
import type { TestMember } from './members.ts';

interface Token {
  token: string;
  /** The first layer that may show it. */
  layer: 2 | 3 | 'never';
  /** Among the fields of layer 2 (the picture is, from layer 3 on). */
  isShared?: boolean;
  /** Shown by opening the contact details alone. */
  isContact?: boolean;
}

const shared = (token: string): Token => ({ token, layer: 2, isShared: true });
const family = (token: string): Token => ({ token, layer: 3 });
const never = (token: string): Token => ({ token, layer: 'never' });

/** What a full profile says, word by word, and from which layer on. */
export const TOKENS: readonly Token[] = [
  ...['Zq2first', 'zq2home', 'zq2clan', 'zq2ancestral', 'zq2self', 'zq2hoped', 'Sylheti', 'East Bengal', 'Widowed'].map(
    shared,
  ),
  { token: 'zq3picture', layer: 3, isShared: true },
  ...['Zq3surname', 'zq3town', 'zq3birthplace', '1991-03-07', '04:44', 'zq3siblings', 'zq3work', 'Above 50 lakh'].map(
    family,
  ),
  ...['zq3horoscope', 'zq3father', 'zq3kinclan'].map(family),
  { token: 'zq3guardian', layer: 3, isContact: true },
  { token: '9822200099', layer: 3, isContact: true },
  ...['zq0', '9811100099', '799999', '83.7', 'Wheatish', 'sickle', '2019-08-17'].map(never),
];

/** Writes the tokens into every field that a member has. */
export async function fillProfile({ db }: Pick<TestApp, 'db'>, { client, pid }: TestMember): Promise<void> {
  await client.call('updatehaemoglobin', { pid, status: 'sickle', testedon: '2019-08-17' });
  const mine = { profile_id: pid };
  await db.updateTable('members').set({ name: 'Dr. Zq2first Zq3surname' }).where('profile_id', '=', pid).execute();
  await db
    .updateTable('accounts')
    .set({ email: 'zq0email@example.in', phone: '9811100099' })
    .where('id', 'in', (query) =>
      query.selectFrom('account_profiles').select('account_id').where('profile_id', '=', pid),
    )
    .execute();
  await db
    .updateTable('addresses')
    .set({ line1: 'zq0line', line2: 'zq0line', city: 'zq3town', district: 'zq2home', pincode: '799999' })
    .where('profile_id', '=', pid)
    .execute();
  await db
    .updateTable('personal_details')
    .set({ clan: 'zq2clan', birth_place: 'zq3birthplace', birth_date: '1991-03-07', birth_time: '04:44' })
    .set({ weight_kg: 83.7, skin_colour: 'Wheatish', rashi_id: 2, gon_id: 1, logno_id: 5, caste_id: 4, tribe_id: 1 })
    .set({ education_id: 1, profession_id: 1, diet: 'Veg', mangalik: 'No' })
    .where('profile_id', '=', pid)
    .execute();
  await db
    .insertInto('profile_details')
    .values({
      ...mine,
      ...{ marital_status: 'Widowed', children: 3, desh: 'East Bengal', mother_tongue: 'Sylheti' },
      ...{ ancestral_district: 'zq2ancestral', home_district: 'zq2home', birth_district: 'zq0birthdistrict' },
      ...{ brothers: 2, sisters: 1, sibling_notes: 'zq3siblings', work_place: 'zq3work', income_band: 'Above 50 lakh' },
      ...{ nakshatra_id: 5, pada: 3, about_self: 'zq2self', about_hoped: 'zq2hoped', horoscope_counts: 'Yes' },
      ...{ guardian_name: 'zq3guardian', guardian_relation: 'Uncle', guardian_phone: '9822200099' },
      photo_for: 'Accepted',
    })
    .execute();
  await db
    .updateTable('relatives')
    .set({ name: 'zq3father', clan: 'zq3kinclan', caste_id: 4, occupation_id: 3, tribe_id: 1 })
    .set({
      blood_group: 'zq0blood',
      life_expectancy: 'zq0life',
      chronic_disease: 'zq0',
      chronic_disease_details: 'zq0',
    })
    .where('profile_id', '=', pid)
    .execute();
  await db
    .insertInto('health_answers')
    .values({ ...mine, blood_group: 'zq0blood', disease_report: 'zq0disease' })
    .execute();
  await db
    .insertInto('files')
    .values([
      { ...mine, kind: 'picture', name: 'zq3picture', small_name: 'zq3small' },
      { ...mine, kind: 'horoscope', name: 'zq3horoscope', small_name: null },
    ])
    .execute();
}
