import { type Kysely, sql, type Updateable } from 'kysely';
import { CONSENTS } from '#contract/agreed-words.ts';
import type { Gender, Language } from '#contract/choices.ts';
import type { Told } from '#contract/told.ts';
import { saveDisability } from '#server/domain/disability/disability.queries.ts';
import { type OpenKind, sayOpenTo } from '#server/domain/open-to/open-to.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Invented } from './invent-member.ts';
import { SAMPLE } from './words.ts';

/** What makes an invented member one of a kind of family. */
interface Kind {
  gender: Gender;
  words: Record<Language, string>;
  /** Years to add to the invented member's age. */
  extraYears?: number;
  details?: Updateable<Database['profile_details']>;
  /** What the member tells others of a disability. */
  told?: Told;
  openTo?: readonly OpenKind[];
}

/** Appended to the author of an opinion. */
const INVENTED_STORY = { en: ' (invented)', bn: ' (বানানো)' } as const;

/** Kinds of families that other sites file under *other*. The demo repeats each kind. */
const KINDS: readonly Kind[] = [
  {
    gender: 'Male',
    extraYears: 18,
    openTo: ['caste'],
    details: { marital_status: 'Widowed', children: 1, children_ages: '11 to 17', children_with: 'With Me' },
    words: {
      en: 'My daughter is in class nine and chooses the songs at home. Since her mother died the two of us have learnt to cook.',
      bn: 'মেয়ে ক্লাস নাইনে পড়ে, বাড়িতে কোন গান বাজবে সে-ই ঠিক করে। ওর মা চলে যাওয়ার পর দুজনে মিলে রান্না শিখেছি।',
    },
  },
  {
    gender: 'Female',
    openTo: ['caste', 'disability'],
    details: { marital_status: 'Divorced', children: 1, children_ages: '5 to 10', children_with: 'With Me' },
    words: {
      en: 'I teach history. My son is eight, plays in goal, and asks every guest which team is theirs.',
      bn: 'স্কুলে ইতিহাস পড়াই। ছেলের বয়স আট, গোলকিপার; বাড়িতে যিনি আসেন, তাঁকেই জিজ্ঞেস করে কোন দলের সমর্থক।',
    },
  },
  {
    gender: 'Female',
    told: {
      kinds: ['Walking'],
      since: 'Childhood',
      helps: 'A ramp, or one strong arm at the steps.',
      words: 'আমি হুইলচেয়ারে চলি, ব্যাঙ্কে চাকরি করি, নিজের গাড়ি নিজেই চালাই।',
    },
    words: {
      en: 'I work in a bank and drive my own car. On Sundays we listen to Manna Dey and argue about fish.',
      bn: 'ব্যাঙ্কে চাকরি করি, নিজের গাড়ি নিজেই চালাই। রবিবার বাড়িতে মান্না দে বাজে, আর মাছ নিয়ে তর্ক চলে।',
    },
  },
  {
    gender: 'Male',
    openTo: ['disability', 'religion'],
    told: {
      kinds: ['Hearing'],
      since: 'Birth',
      helps: 'মুখোমুখি বসে একটু আস্তে কথা বললে সব বুঝি।',
      words: 'I sign and read lips, and build furniture for a living.',
    },
    words: {
      en: 'I build furniture, mostly from old teak. I do not hear, and talk with my hands; my nieces do it faster than I do.',
      bn: 'পুরোনো সেগুন কাঠ দিয়ে আসবাব বানাই। কানে শুনি না, হাতের ইশারায় কথা বলি; ভাইঝিরা আমার চেয়েও তাড়াতাড়ি পারে।',
    },
  },
  {
    gender: 'Female',
    openTo: ['religion', 'caste'],
    details: { religion_words: 'বাবা হিন্দু, মা মুসলিম' },
    words: {
      en: 'At home we keep both Puja and Eid, so there are sweets twice a year.',
      bn: 'আমাদের বাড়িতে পুজোও হয়, ইদও হয়; মিষ্টি তাই বছরে দুবার।',
    },
  },
  {
    gender: 'Male',
    openTo: ['religion', 'caste', 'disability'],
    details: { religion_words: 'No religion of our own; we go wherever there is kirtan' },
    words: {
      en: 'A quiet family of readers. We ask what somebody reads before we ask anything else.',
      bn: 'বইপাগল শান্ত পরিবার। আর কিছু জানার আগে আমরা জিজ্ঞেস করি, কী পড়েন।',
    },
  },
  {
    gender: 'Female',
    extraYears: 22,
    details: { marital_status: 'Widowed', children: 2, children_ages: 'Grown Up', children_with: 'On Their Own' },
    words: {
      en: 'Both sons have settled, one in Pune and one in Durgapur. They were the ones who wrote this with me.',
      bn: 'দুই ছেলেই নিজের জায়গায় থিতু, একজন পুণেয়, একজন দুর্গাপুরে। লেখাটা ওরাই আমার সঙ্গে বসে লিখেছে।',
    },
  },
];

/** In each group of this many members the first ones, a bride and a groom, become one of the kinds. */
const GROUP_SIZE = 20;
const CHANGED_PER_GROUP = 2;

/** Changes some members into one of `KINDS` each, and inserts opinions. */
export async function insertEverybody(
  db: Kysely<Database>,
  cipher: HealthCipher,
  people: readonly Invented[],
): Promise<void> {
  const changedPeople = people.filter((_, index) => index % GROUP_SIZE < CHANGED_PER_GROUP);
  // How many brides and grooms have been changed, because each gender has kinds of its own.
  const turns = { Male: 0, Female: 0 };
  for (const person of changedPeople) {
    const { gender } = person.member;
    const kinds = KINDS.filter((kind) => kind.gender === gender);
    const kind = kinds[turns[gender]++ % kinds.length];
    if (kind) await db.transaction().execute((transaction) => changeInto(transaction, cipher, person, kind));
  }
  await insertOpinions(db);
}

/** Makes one invented member a member of this kind: its answers, its own words, and what it tells of a disability. */
async function changeInto(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { member: { profile_id }, details: { about_self } }: Invented,
  { details, extraYears = 0, told, openTo = [], words }: Kind,
): Promise<void> {
  const language = about_self.startsWith(SAMPLE.bn) ? 'bn' : 'en';
  const about = { ...details, about_self: `${SAMPLE[language]} ${words[language]}` };
  await db.updateTable('profile_details').set(about).where('profile_id', '=', profile_id).execute();
  await sql`update personal_details set birth_date = birth_date - make_interval(years => ${extraYears})
    where profile_id = ${profile_id}`.execute(db);
  await sayOpenTo(db, profile_id, Object.fromEntries(openTo.map((kind) => [kind, true])));
  if (told === undefined) return;
  await saveDisability({ db, cipher }, profile_id, { told, audience: 'Members', agreed: 'candidate' });
  const { version, hash } = CONSENTS.disability;
  await db
    .insertInto('consents')
    .values({ profile_id, kind: 'disability', text_version: version, text_hash: hash[language], language })
    .execute();
}

/** Inserts two opinions on the front page of the demo, marked as invented. */
async function insertOpinions(db: Kysely<Database>): Promise<void> {
  const opinions = [
    {
      author: 'Subir, 52, and his daughter',
      author_bn: 'সুবীর, ৫২, ও তাঁর মেয়ে',
      html: '<p>I had thought that people of my age were only asked to weddings. The first letter we got began with a question about my daughter’s exams.</p>',
      html_bn:
        '<p>ভেবেছিলাম, এই বয়সে লোকে শুধু অন্যের বিয়েতে নেমন্তন্ন খায়। প্রথম যে চিঠিটা এল, তাতে সবার আগে জানতে চেয়েছিলেন, মেয়ের পরীক্ষা কেমন হল।</p>',
    },
    {
      author: 'Mitali, bank officer',
      author_bn: 'মিতালি, ব্যাঙ্ককর্মী',
      html: '<p>I wrote that I use a wheelchair and that I like mountains. They answered about the mountains.</p>',
      html_bn: '<p>লিখেছিলাম, হুইলচেয়ারে চলি আর পাহাড় ভালোবাসি। তাঁরা উত্তর দিয়েছিলেন পাহাড় নিয়ে।</p>',
    },
  ];
  for (const { author, author_bn, ...texts } of opinions)
    await db
      .insertInto('testimonials')
      .values({
        kind: 'opinion',
        ...texts,
        published_at: sql<Date>`now()`,
        consented_on: null,
        author: author + INVENTED_STORY.en,
        author_bn: author_bn + INVENTED_STORY.bn,
      })
      .execute();
}
