import type { Decision } from '#contract/decision.ts';
import { RETURN_REASONS } from '#contract/staff/approvals.ts';
import { DECISIONS_A_DAY } from '#server/domain/approvals/decisions.queries.ts';
import { listLine, loadItem } from '#server/domain/approvals/items.queries.ts';
import { type Decided, decide } from '#server/office/approvals/decide.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import {
  type Command,
  type CommandInput,
  numberAt,
  type Office,
  type Result,
  requiredText,
  textOf,
} from './command.ts';

/** Maximum number of items that one command prints. The option `--from` continues behind them. */
const ITEMS_PER_LIST = 200;

const DECISION_WORDS: Record<Decision, string> = { approved: 'approved', returned: 'sent back', rejected: 'rejected' };

/** Commands about the approval queue: `npm run office -- approvals`. */
export const approvalCommands: Command[] = [
  {
    name: 'approvals approve',
    usage: 'ID',
    about: 'Lets all others see it',
    run: (office, input) => settle(office, input, { decision: 'approved', reason: '' }),
  },
  {
    name: 'approvals return',
    usage: 'ID --reason TEXT',
    about: `Sends it back: the member is told the reason, in your words or by one of ${RETURN_REASONS.join(', ')}`,
    options: { reason: 'string' },
    run: (office, input) => settle(office, input, { decision: 'returned', reason: requiredText(input, 'reason') }),
  },
  {
    name: 'approvals reject',
    usage: 'ID --reason TEXT',
    about: 'Suspends the profile, and remembers who it was by keyed hashes; the member is told the reason',
    options: { reason: 'string' },
    run: (office, input) => settle(office, input, { decision: 'rejected', reason: requiredText(input, 'reason') }),
  },
  {
    name: 'approvals',
    usage: '[--from NUMBER]',
    about: `What waits for a look: profiles, photos, names, genders, birth dates and own words; ${ITEMS_PER_LIST} at a time`,
    options: { from: 'string' },
    run: async ({ db }, input) => {
      const typed = textOf(input, 'from') ?? '';
      const from = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
      const waitingItems = await listLine(db, { from, most: ITEMS_PER_LIST });
      const rows = [];
      for (const { id, memberId, kind, answer, since } of waitingItems) {
        const item = kind === 'answer' ? await loadItem(db, id) : undefined;
        rows.push({ id, member: memberId, kind, answer, was: item?.was ?? '', becomes: item?.becomes ?? '', since });
      }
      return { rows };
    },
  },
];

interface Verdict {
  decision: Decision;
  reason: string;
}

/** Decides on the item whose number is the first word. Throws a refusal if it cannot be decided now. */
async function settle(
  { db, who, hashes, isDrawn }: Office,
  input: CommandInput,
  { decision, reason }: Verdict,
): Promise<Result> {
  const id = numberAt(input, 0, 'the number of what waits');
  const { phoneHash } = await hashes();
  const decided = await decide(
    { db, phoneHash, isDrawn: await isDrawn() },
    { id, decision, reason, by: { email: who, id: null } },
  );
  if (decided.outcome !== 'done') throw new OfficeRefusal(whyNot(decided, id));
  const { profileId, photos: gonePhotos } = decided;
  return { gonePhotos, note: `${profileId} is ${DECISION_WORDS[decision]}.`, subjects: [{ profileId }] };
}

function whyNot(decided: Exclude<Decided, { outcome: 'done' }>, id: number): string {
  if (decided.outcome === 'claimed') return `${decided.by} is looking at ${id} just now.`;
  if (decided.outcome === 'callFirst')
    return 'Please speak with the bride or groom first, and record the call: candidates spoke ID --called NUMBER.';
  if (decided.outcome === 'tooMany') return `That is enough for one day: ${DECISIONS_A_DAY} things.`;
  return `There is no change ${id} that waits: please list them again.`;
}
