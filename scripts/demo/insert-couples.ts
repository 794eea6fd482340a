import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import { QUESTION_CHOICES, QUESTIONS } from '#contract/questions.ts';
import type { StepName } from '#contract/together.ts';
import { chooseTime, saveProposal } from '#server/domain/together/meetings.queries.ts';
import { insertMessage } from '#server/domain/together/messages.queries.ts';
import { agreeOutcome } from '#server/domain/together/outcomes.queries.ts';
import { savePress } from '#server/domain/together/presses.queries.ts';
import { openAnswers, saveAnswer } from '#server/domain/together/questions.queries.ts';
import { noteQuietQuestions } from '#server/domain/together/quiet-questions.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { writeWedding } from '#server/domain/together/weddings.queries.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Invented } from './invent-member.ts';

/** A press of a step on the page of two families. */
type Press = readonly [step: StepName, value: string];

/** A proposal of a meeting, with the two families. */
interface Meeting extends NonNullable<State['meeting']> {
  togetherId: number;
  brideId: string;
  groomId: string;
}

/** How far two families have come, from an acceptance to a wedding. */
interface State {
  /** The name of the state in the terminal. */
  name: string;
  acceptedDaysAgo: number;
  /** Steps pressed by the bride's and by the groom's family, in order. */
  brides?: readonly Press[];
  grooms?: readonly Press[];
  /** Whether both are asked if they have spoken. */
  isAsked?: true;
  /** Messages between the families, by the bride's and the groom's in turn. */
  letters?: readonly string[];
  /** Whether both have answered the first questions for the two. */
  hasAnswers?: true;
  /**
   * The meeting that the groom's family proposes: three afternoons, the first in this many days. `isChosen`: the
   * bride's family has chosen the first.
   */
  meeting?: { days: number; isChosen?: true };
  /** Days from now to the wedding. */
  wedding?: number;
}

// The presses of one family up to a step, each list with those before it.
const upToNumbers: readonly Press[] = [['numbers', 'now']];
const upToCall: readonly Press[] = [...upToNumbers, ['call', 'spoken']];
const upToMeeting: readonly Press[] = [...upToCall, ['meeting', 'goOn']];
const upToTest: readonly Press[] = [...upToMeeting, ['tested', 'Yes']];
const upToDecision: readonly Press[] = [...upToTest, ['decided', 'Yes']];
const upToMarriage: readonly Press[] = [...upToDecision, ['married', 'Yes']];
const letters = [
  'নমস্কার। আমরা হাওড়ায় থাকি, মেয়ে স্কুলে পড়ায়। আপনাদের বাড়িতে কে কে আছেন?',
  'নমস্কার। We are four at home, and our son works in Kolkata. Shall we talk on Sunday?',
];

/** One couple for each state from an acceptance to a wedding. */
export const STATES: readonly State[] = [
  { name: 'have just agreed to talk', acceptedDaysAgo: 1 },
  { name: 'are silent, and asked whether they have spoken', acceptedDaysAgo: 15, isAsked: true },
  { name: 'write first', acceptedDaysAgo: 3, brides: [['numbers', 'writeFirst']], letters },
  {
    name: 'have written, and one would exchange numbers',
    acceptedDaysAgo: 9,
    brides: [['numbers', 'exchange']],
    grooms: [['numbers', 'writeFirst']],
    letters,
  },
  { name: 'could not reach the other by telephone', acceptedDaysAgo: 6, brides: [['call', 'noAnswer']] },
  { name: 'have spoken', acceptedDaysAgo: 8, brides: upToCall, grooms: upToNumbers },
  { name: 'look for a day to meet', acceptedDaysAgo: 10, brides: upToCall, grooms: upToCall, meeting: { days: 3 } },
  {
    name: 'have a day to meet',
    acceptedDaysAgo: 12,
    brides: upToCall,
    grooms: upToCall,
    meeting: { days: 2, isChosen: true },
  },
  {
    name: 'have met, and one is thinking',
    acceptedDaysAgo: 20,
    brides: [...upToCall, ['meeting', 'thinking']],
    grooms: upToMeeting,
    meeting: { days: -4, isChosen: true },
  },
  {
    name: 'have met, and both go on',
    acceptedDaysAgo: 30,
    brides: upToMeeting,
    grooms: upToMeeting,
    meeting: { days: -12, isChosen: true },
  },
  {
    name: 'answer the questions for the two',
    acceptedDaysAgo: 35,
    brides: upToMeeting,
    grooms: upToMeeting,
    hasAnswers: true,
  },
  { name: 'have both been tested', acceptedDaysAgo: 45, brides: upToTest, grooms: upToTest },
  { name: 'have one yes to the wedding', acceptedDaysAgo: 60, brides: upToDecision, grooms: upToTest },
  { name: 'are engaged', acceptedDaysAgo: 80, brides: upToDecision, grooms: upToDecision },
  { name: 'have a day for the wedding', acceptedDaysAgo: 90, brides: upToDecision, grooms: upToDecision, wedding: 60 },
  { name: 'are married', acceptedDaysAgo: 200, brides: upToMarriage, grooms: upToMarriage, wedding: -30 },
];

/** The outcomes, each with the step that both families must have pressed. */
const OUTCOMES = [
  ['engaged', 'decided'],
  ['married', 'married'],
] as const;

/** Two members in a state, which is shown in the terminal. */
export interface Couple {
  state: string;
  bride: Invented;
  groom: Invented;
}

/** Inserts a couple for each state, from adjacent brides and grooms, and returns them. */
export async function insertCouples(
  db: Kysely<Database>,
  cipher: HealthCipher,
  people: readonly Invented[],
): Promise<Couple[]> {
  const couples = STATES.flatMap((state, index) => {
    const [bride, groom] = people.slice(2 * index);
    return bride && groom ? [{ ...state, bride, groom }] : [];
  });
  for (const couple of couples)
    await db.transaction().execute((transaction) => insertCouple(transaction, cipher, couple));
  // Decisions of two families take effect for others a day later. Here that day is made to be over.
  await db.updateTable('together_outcomes').set({ due_at: sql<Date>`now()` }).execute();
  await applyOutcomes(db);
  return couples.map(({ name, bride, groom }) => ({ state: name, bride, groom }));
}

/** Inserts one couple: its acceptance, and then all that its state lists. */
async function insertCouple(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { bride, groom, ...state }: State & Omit<Couple, 'state'>,
): Promise<void> {
  const [brideId, groomId] = [bride.member.profile_id, groom.member.profile_id];
  await insertAcceptance(db, [groomId, brideId], state.acceptedDaysAgo);
  const sides = [
    { profileId: brideId, accountId: await loadAccount(db, brideId), presses: state.brides ?? [] },
    { profileId: groomId, accountId: await loadAccount(db, groomId), presses: state.grooms ?? [] },
  ];
  if (state.isAsked)
    await noteQuietQuestions(db, [
      { profileId: brideId, memberId: groomId, step: 'quiet14' },
      { profileId: groomId, memberId: brideId, step: 'quiet14' },
    ]);
  if (sides.every(({ presses }) => presses.length === 0)) return;
  const togetherId = await openTogether(db, brideId, groomId);
  for (const { presses, ...side } of sides)
    for (const [step, value] of presses) await savePress(db, { togetherId, ...side, step, value });
  for (const [index, words] of (state.letters ?? []).entries()) {
    const { profileId: authorId, accountId } = sides[index % 2] ?? { profileId: brideId, accountId: 0 };
    const letter = { togetherId, thread: 'families', authorId, accountId, writtenAs: 'candidate' } as const;
    await insertMessage(db, cipher, { ...letter, words, isWarned: false, key: '' });
  }
  if (state.meeting) await insertMeeting(db, cipher, { togetherId, brideId, groomId, ...state.meeting });
  if (state.hasAnswers) await insertAnswers(db, cipher, togetherId, sides);
  if (state.wedding !== undefined) {
    const day = new Date(Date.now() + state.wedding * DAY_MS).toISOString().slice(0, 10);
    await writeWedding(db, { togetherId, profileId: brideId, day, kind: 'hindu' });
  }
  for (const [kind, step] of OUTCOMES)
    if (sides.every(({ presses }) => presses.some(([name]) => name === step)))
      await agreeOutcome(db, { togetherId, profileIds: [brideId, groomId], kind, pairHash: randomBytes(32) });
}

/** Inserts an interest that was answered with a yes this many days ago. */
async function insertAcceptance(
  db: Kysely<Database>,
  [sender_id, recipient_id]: readonly [string, string],
  days: number,
): Promise<void> {
  const daysAgo = (count: number) => sql<Date>`now() - make_interval(days => ${count})`;
  await db
    .insertInto('introductions')
    .values({
      sender_id,
      recipient_id,
      note: '',
      answer: 'accepted',
      sent_at: daysAgo(days + 2),
      answered_at: daysAgo(days),
      withdrawn_at: null,
      was_welcome: true,
      could_be_told: true,
      kinship: 'relation.unknown',
      kinship_named: 0,
    })
    .execute();
}

/** Inserts the proposal of a meeting, and the choice of its first time if the state has one. */
async function insertMeeting(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { togetherId, brideId, groomId, days, isChosen }: Meeting,
): Promise<void> {
  const [first = new Date(), ...others] = [days, days + 1, days + 2].map(afternoonIn);
  // The domain stores the side with the smaller profile id as `one`.
  const [brides, grooms] = brideId < groomId ? (['one', 'other'] as const) : (['other', 'one'] as const);
  await saveProposal(db, cipher, {
    togetherId,
    uid: randomUUID(),
    proposedBy: groomId,
    side: grooms,
    times: [first, ...others],
    people: 4,
    place: 'public',
    words: 'কলেজ স্ট্রিটের কফি হাউস, দোতলায়',
  });
  if (isChosen) await chooseTime(db, { togetherId, side: brides, chosen: first, people: 3 });
}

/** Returns five o'clock in the afternoon in India, this many days from now. */
const afternoonIn = (days: number): Date =>
  new Date(`${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T17:00:00+05:30`);

/** Inserts answers: both have answered two of the first questions, and the bride a third. */
async function insertAnswers(
  db: Kysely<Database>,
  cipher: HealthCipher,
  togetherId: number,
  sides: readonly { profileId: string; accountId: number }[],
): Promise<void> {
  for (const [index, question] of QUESTIONS.slice(0, 3).entries()) {
    const answeringSides = index < 2 ? sides : sides.slice(0, 1);
    for (const [sideIndex, { profileId, accountId }] of answeringSides.entries()) {
      const choices = QUESTION_CHOICES[question];
      const answer = { choice: choices[sideIndex % choices.length] ?? ('' as const), words: '' };
      await saveAnswer({ db, cipher }, { togetherId, question, profileId, accountId }, answer);
    }
    if (answeringSides.length === sides.length) await openAnswers(db, togetherId, question);
  }
}

async function loadAccount(db: Kysely<Database>, profileId: string): Promise<number> {
  const row = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return row.account_id;
}
