import { BADGE_KINDS, type BadgeKind } from '#contract/badges.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { IDENTITY_PAPERS, seeIdentity } from '#contract/staff/identity.ts';
import { listBadges } from '#server/domain/badges/badges.queries.ts';
import { checkIdentity } from '#server/office/check-identity.ts';
import { decideBadge } from '#server/office/decide-badge.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { messageText } from '#words/message.ts';
import { type Command, type CommandInput, type Office, type Result, requiredText, wordAt } from './command.ts';
import { memberNamed } from './member-named.ts';

const options = { reason: 'string' } as const;

/** Commands about badges and identities: `npm run office -- badges`. */
export const badgeCommands: Command[] = [
  {
    name: 'badges list',
    usage: 'ID',
    about: 'What has been seen of a member, when and by whom, and what no longer holds',
    async run({ db }, input) {
      const profileId = await memberNamed({ db }, input);
      return { rows: await listBadges(db, profileId), subjects: [{ profileId }] };
    },
  },
  {
    name: 'badges give',
    usage: `ID ${BADGE_KINDS.join('|')} --reason TEXT`,
    about:
      'After it was seen: the paper, the person, the photo; phone and e-mail after speaking to the person who has them',
    options,
    async run(office, input) {
      if (kindOf(input) === 'identity') throw new OfficeRefusal('An identity is seen on its paper: badges identity.');
      return decide(office, input, { isGiven: true });
    },
  },
  {
    name: 'badges identity',
    usage: `ID ${IDENTITY_PAPERS.join('|')}`,
    about: 'Number and birth date are typed twice from the paper, the member’s unseen; only a keyed hash is kept',
    asks: [
      'Number on the paper',
      'The same number again',
      'Birth date on the paper, YYYY-MM-DD',
      'The same date again',
    ],
    run: checkPaper,
  },
  {
    name: 'badges take',
    usage: `ID ${BADGE_KINDS.join('|')} --reason TEXT`,
    about: 'It no longer holds; the reason is kept',
    options,
    run: (office, input) => decide(office, input, { isGiven: false }),
  },
];

/** Gives or withdraws the badge that the second word names. Throws a refusal if nothing changes. */
async function decide({ db, who }: Office, input: CommandInput, { isGiven }: { isGiven: boolean }): Promise<Result> {
  const profileId = await memberNamed({ db }, input);
  const kind = kindOf(input);
  const reason = requiredText(input, 'reason');
  if (!(await decideBadge(db, { profileId, kind, isGiven, by: who, reason })))
    throw new OfficeRefusal(`${profileId} ${isGiven ? 'has this badge already' : 'has no such badge'}.`);
  return { note: `${kind} of ${profileId}: ${isGiven ? 'given' : 'taken'}.`, subjects: [{ profileId }] };
}

/** Checks the number and birth date that were typed from an identity paper, and gives the badge if they agree. */
async function checkPaper({ db, who, hashes }: Office, input: CommandInput): Promise<Result> {
  const profileId = await memberNamed({ db }, input);
  const paper = wordAt(input, 1, `one of ${IDENTITY_PAPERS.join(', ')}`);
  const [number = '', numberAgain = '', birthDate = '', birthDateAgain = ''] = input.typed;
  const draft = { member: profileId, paper, number, numberAgain, birthDate, birthDateAgain };
  const checked = checkForm(seeIdentity.form, draft, noContext);
  if (!checked.ok)
    throw new OfficeRefusal(
      Object.values(checked.errors)
        .map((message) => messageText(message, 'en'))
        .join('\n'),
    );
  const seen = await checkIdentity(await hashes(), db, { ...checked.values, profileId, by: who });
  if (seen.outcome === 'elsewhere')
    throw new OfficeRefusal(`${messageText('identityElsewhere', 'en')} (${seen.other})`);
  if (seen.outcome === 'differs') throw new OfficeRefusal(messageText('identityDiffers', 'en'));
  return { note: messageText('identitySeen', 'en'), subjects: [{ profileId }] };
}

function kindOf(input: CommandInput): BadgeKind {
  const word = wordAt(input, 1, `one of ${BADGE_KINDS.join(', ')}`);
  const kind = BADGE_KINDS.find((known) => known === word);
  if (kind) return kind;
  throw new OfficeRefusal(`Please give one of ${BADGE_KINDS.join(', ')}.`);
}
