import { MOTHER_TONGUES } from '#contract/choices.ts';
import type { SharedPerson, Strength } from '#matching/person.ts';
import { abroad } from '#matching/wishes/country-wish.ts';
import { inventPerson, makeRandom } from '#ranking/testing/invented-people.ts';
import type { TestApp } from './app.ts';
import { giveAccount } from './members.ts';

// The values of columns and wishes in the engine's order (it counts from 1), or by the engine's names.
const communities = ['General', 'SC', 'ST', 'OBC'] as const;
const diets = ['Veg', 'Non Veg'] as const;
const maritalStatuses = { neverMarried: 'Never Married', divorced: 'Divorced', widowed: 'Widowed' } as const;

const childrenCounts = { none: 0, one: 1, more: 3 } as const;
const childrenNames = { none: 'None', one: 'One', more: 'More' } as const;
const deshes = { east: 'East Bengal', west: 'West Bengal' } as const;

/**
 * Inserts invented members directly into the tables; all are shown to other members. Their ids are `SV` and numbers
 * from `firstId`. Returns the invented data by id.
 */
export async function insertInvented(
  { db }: Pick<TestApp, 'db'>,
  { seed, count, firstId }: { seed: number; count: number; firstId: number },
): Promise<Map<string, SharedPerson>> {
  const random = makeRandom(seed);
  const people = new Map<string, SharedPerson>();
  for (let index = 0; index < count; index++) {
    people.set(`SV${firstId + index}`, inventPerson(random, index % 2 === 0 ? 'Female' : 'Male'));
  }
  await db.transaction().execute(async (transaction) => {
    for (const [profileId, person] of people) await insertOne({ db: transaction }, profileId, person);
  });
  return people;
}

async function insertOne({ db }: Pick<TestApp, 'db'>, profileId: string, person: SharedPerson): Promise<void> {
  const idColumn = { profile_id: profileId };
  const wishes = person.wishes ?? {};
  await db
    .insertInto('members')
    .values({
      ...idColumn,
      name: `Ruma ${profileId} Ghosh`,
      gender: person.gender,
      registered_at: new Date(),
    })
    .execute();
  await giveAccount({ db }, { profileId, phone: profileId.slice(2).padStart(10, '7') });
  await db
    .insertInto('personal_details')
    .values({
      ...idColumn,
      birth_date: person.birthDate,
      height_cm: person.heightCm,
      religion_id: person.religion,
      community: person.community == null ? '' : (communities[person.community - 1] ?? ''),
      caste_id: person.caste,
      clan: person.clan ?? '',
      education_id: person.education,
      profession_id: person.profession,
      diet: person.diet == null ? '' : (diets[person.diet - 1] ?? ''),
      rashi_id: person.rashi,
      gon_id: person.gon,
      mangalik: yesNo(person.isMangalik),
    })
    .execute();
  if (person.state != null) {
    await db
      .insertInto('addresses')
      .values({
        ...idColumn,
        line1: 'x',
        city: 'x',
        pincode: '700029',
        country_id: Number(person.country),
        state_id: Number(person.state),
      })
      .execute();
  }
  await db
    .insertInto('profile_details')
    .values({
      ...idColumn,
      children: person.children == null ? null : childrenCounts[person.children],
      marital_status: person.maritalStatus == null ? '' : maritalStatuses[person.maritalStatus],
      desh: person.desh == null ? '' : deshes[person.desh],
      home_district_id: person.district == null ? null : Number(person.district),
      mother_tongue: MOTHER_TONGUES.find((tongue) => tongue === person.motherTongue) ?? '',
      nakshatra_id: person.nakshatra,
      horoscope_counts: yesNo(wishes.horoscopeCounts),
      about_self: person.hasOwnWords ? 'Words' : '',
    })
    .execute();
  await db
    .insertInto('showings')
    .values({ ...idColumn, last_active_on: person.lastActiveOn ?? '2026-01-01' })
    .execute();
  await db
    .insertInto('wishes')
    .values({ ...idColumn, ...wishColumns(person) })
    .execute();
}

/** Returns the columns of a row of `wishes`. */
function wishColumns({ wishes }: SharedPerson) {
  const { age, heightCm, religion, caste, community, education, profession } = wishes ?? {};
  const { diet, maritalStatus, place, mangalik, avoidOwnClan, country, motherTongue, desh, children } = wishes ?? {};
  const casteWish = caste == null || caste === 'noBar' ? null : caste;
  return {
    age_from: age?.atLeast ?? null,
    age_to: age?.atMost ?? null,
    age: strength(age),
    height_from: heightCm?.atLeast ?? null,
    height_to: heightCm?.atMost ?? null,
    height: strength(heightCm),
    religion_ids: [...(religion?.anyOf ?? [])],
    religion: strength(religion),
    caste_ids: [...(casteWish?.anyOf ?? [])],
    caste: strength(casteWish),
    caste_no_bar: caste === 'noBar',
    communities: (community?.anyOf ?? []).flatMap((id) => communities[id - 1] ?? []),
    community: strength(community),
    education_ids: [...(education?.anyOf ?? [])],
    education: strength(education),
    profession_ids: [...(profession?.anyOf ?? [])],
    profession: strength(profession),
    diets: (diet?.anyOf ?? []).flatMap((id) => diets[id - 1] ?? []),
    diet: strength(diet),
    marital_statuses: (maritalStatus?.anyOf ?? []).map((status) => maritalStatuses[status]),
    marital_status: strength(maritalStatus),
    state_ids: (place?.states ?? []).map(Number),
    district_ids: (place?.districts ?? []).map(Number),
    place: strength(place),
    mangalik_is: yesNo(mangalik?.isMangalik),
    mangalik: strength(mangalik),
    own_clan: strength(avoidOwnClan),
    country_ids: (country?.anyOf ?? []).filter((id) => id !== abroad),
    country: strength(country),
    country_abroad: country?.anyOf.includes(abroad) ?? false,
    mother_tongues: MOTHER_TONGUES.filter((tongue) => motherTongue?.anyOf.includes(tongue)),
    mother_tongue: strength(motherTongue),
    deshes: (desh?.anyOf ?? []).map((name) => deshes[name]),
    desh: strength(desh),
    children_counts: (children?.anyOf ?? []).map((count) => childrenNames[count]),
    children: strength(children),
  };
}

/** Returns the value of a wish's column of strength; `''` without a wish. */
function strength(wish: { strength: Strength } | null | undefined): '' | 'Wish' | 'Must' {
  if (wish == null) return '';
  return wish.strength === 'must' ? 'Must' : 'Wish';
}

function yesNo(value: boolean | null | undefined): '' | 'Yes' | 'No' {
  if (value == null) return '';
  return value ? 'Yes' : 'No';
}
