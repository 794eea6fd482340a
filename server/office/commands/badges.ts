import { BADGE_KINDS, type BadgeKind } from '#contract/badges.ts';
import { listBadges } from '#server/office/badges.queries.ts';
import { decideBadge } from '#server/office/decide-badge.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type Given, type Office, type Result, requiredText, wordAt } from './command.ts';
import { memberNamed } from './member-named.ts';

const options = { reason: 'string' } as const;

export const badgeCommands: Command[] = [
  {
    name: 'badges list',
    usage: 'ID',
    about: 'What has been seen of a member, when and by whom, and what no longer holds',
    async run({ db }, given) {
      const profileId = await memberNamed({ db }, given);
      return { rows: await listBadges(db, profileId), subjects: [{ profileId }] };
    },
  },
  {
    name: 'badges give',
    usage: `ID ${BADGE_KINDS.join('|')} --reason TEXT`,
    about: 'After it was seen: the paper, the person, the photo; phone and e-mail after speaking to whoever has them',
    options,
    run: (office, given) => decide(office, given, true),
  },
  {
    name: 'badges take',
    usage: `ID ${BADGE_KINDS.join('|')} --reason TEXT`,
    about: 'It no longer holds; the reason is kept',
    options,
    run: (office, given) => decide(office, given, false),
  },
];

async function decide({ db, who }: Office, given: Given, isGiven: boolean): Promise<Result> {
  const profileId = await memberNamed({ db }, given);
  const kind = kindOf(given);
  const reason = requiredText(given, 'reason');
  if (!(await decideBadge(db, { profileId, kind, isGiven, by: who, reason })))
    throw new OfficeRefusal(`${profileId} ${isGiven ? 'has this badge already' : 'has no such badge'}.`);
  return { note: `${kind} of ${profileId}: ${isGiven ? 'given' : 'taken'}.`, subjects: [{ profileId }] };
}

function kindOf(given: Given): BadgeKind {
  const word = wordAt(given, 1, `one of ${BADGE_KINDS.join(', ')}`);
  const kind = BADGE_KINDS.find((known) => known === word);
  if (kind) return kind;
  throw new OfficeRefusal(`Please give one of ${BADGE_KINDS.join(', ')}.`);
}
