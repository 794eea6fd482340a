import { type Kysely, sql } from 'kysely';
import type { StepName } from '#contract/together.ts';
import { savePress } from '#server/domain/together/presses.queries.ts';
import { noteAsked } from '#server/domain/together/quiet-questions.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Invented } from './invent-member.ts';

type Pressed = readonly [step: StepName, value: string];

interface State {
  /** As the terminal says it. */
  name: string;
  acceptedDaysAgo: number;
  /** By the bride, and by the groom, in their order. */
  brides?: readonly Pressed[];
  grooms?: readonly Pressed[];
  /** Both are asked whether they have spoken. */
  isAsked?: true;
}

const numbers: readonly Pressed[] = [['numbers', 'now']];
const spoken: readonly Pressed[] = [...numbers, ['call', 'spoken']];
const goOn: readonly Pressed[] = [...spoken, ['meeting', 'goOn']];
const tested: readonly Pressed[] = [...goOn, ['tested', 'Yes']];

/** A couple in each state of the way from a yes to a wedding. */
export const STATES: readonly State[] = [
  { name: 'have just agreed to talk', acceptedDaysAgo: 1 },
  { name: 'are silent, and asked whether they have spoken', acceptedDaysAgo: 15, isAsked: true },
  { name: 'write first', acceptedDaysAgo: 3, brides: [['numbers', 'writeFirst']] },
  {
    ...{ name: 'have written, and one would exchange numbers', acceptedDaysAgo: 9 },
    ...{ brides: [['numbers', 'exchange']], grooms: [['numbers', 'writeFirst']] },
  },
  { name: 'could not reach the other by telephone', acceptedDaysAgo: 6, brides: [['call', 'noAnswer']] },
  { name: 'have spoken', acceptedDaysAgo: 8, brides: spoken, grooms: numbers },
  {
    name: 'have met, and one is thinking',
    acceptedDaysAgo: 20,
    brides: [...spoken, ['meeting', 'thinking']],
    grooms: goOn,
  },
  { name: 'have met, and both go on', acceptedDaysAgo: 30, brides: goOn, grooms: goOn },
  { name: 'have both been tested', acceptedDaysAgo: 45, brides: tested, grooms: tested },
  { name: 'have one yes to the wedding', acceptedDaysAgo: 60, brides: [...tested, ['decided', 'Yes']], grooms: tested },
];

export interface Couple {
  state: string;
  bride: Invented;
  groom: Invented;
}

/** Gives each state its couple, from brides and grooms who stand beside each other. */
export async function insertCouples(db: Kysely<Database>, people: readonly Invented[]): Promise<Couple[]> {
  const couples = STATES.flatMap((state, index) => {
    const [bride, groom] = people.slice(2 * index);
    return bride && groom ? [{ ...state, bride, groom }] : [];
  });
  for (const couple of couples) await db.transaction().execute((transaction) => insertCouple(transaction, couple));
  return couples.map(({ name, bride, groom }) => ({ state: name, bride, groom }));
}

async function insertCouple(
  db: Kysely<Database>,
  { bride, groom, ...state }: State & Omit<Couple, 'state'>,
): Promise<void> {
  const [brideId, groomId] = [bride.member.profile_id, groom.member.profile_id];
  const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await db
    .insertInto('introductions')
    .values({
      ...{ sender_id: groomId, recipient_id: brideId, note: '', answer: 'accepted' },
      ...{ sent_at: ago(state.acceptedDaysAgo + 2), answered_at: ago(state.acceptedDaysAgo) },
      ...{ withdrawn_at: null, was_welcome: true, could_be_told: true },
      ...{ kinship: 'relation.unknown', kinship_named: 0 },
    })
    .execute();
  for (const [profileId, pressed] of [
    [brideId, state.brides ?? []],
    [groomId, state.grooms ?? []],
  ] as const) {
    const accountId = await loadAccount(db, profileId);
    for (const [step, value] of pressed) {
      const togetherId = await openTogether(db, brideId, groomId);
      await savePress(db, { togetherId, profileId, accountId, step, value });
    }
  }
  if (state.isAsked)
    await noteAsked(db, [
      { profileId: brideId, memberId: groomId, step: 'quiet14' },
      { profileId: groomId, memberId: brideId, step: 'quiet14' },
    ]);
}

async function loadAccount(db: Kysely<Database>, profileId: string): Promise<number> {
  const row = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return row.account_id;
}
