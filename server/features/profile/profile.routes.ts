import { answersIn } from '#contract/catalogue.ts';
import type { Gender } from '#contract/choices.ts';
import { birthDateProblem } from '#contract/date-rules.ts';
import { healthForm } from '#contract/health.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { LINEAGE_SIDES, lineage } from '#contract/lineage.ts';
import { type ProfileSection, type SectionCompleteness, showProfile } from '#contract/own-profile.ts';
import { personalForm } from '#contract/personal.ts';
import { profileForm, updateProfile } from '#contract/profile.ts';
import { isEmail } from '#contract/rules.ts';
import { type Fields, leavesOf, valueAtPath } from '#contract/wire.ts';
import { setContact } from '#server/domain/accounts/account-contacts.queries.ts';
import { spendResets } from '#server/domain/accounts/accounts.queries.ts';
import { loadRecoversUntil } from '#server/domain/accounts/recovery.queries.ts';
import { saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { openRelatives, type Relative } from '#server/domain/family/relatives.queries.ts';
import { asWritten, wasDecided } from '#server/domain/held-answers/held-answers.queries.ts';
import { loadHeldNotes } from '#server/domain/held-answers/held-notes.ts';
import { loadChoices, readAsked } from '#server/domain/holders/candidate-choices.queries.ts';
import { loadWaiting } from '#server/domain/interests/waiting.ts';
import { readSpelling } from '#server/domain/names/own-spelling.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { countNewNotices } from '#server/domain/notices/notices.queries.ts';
import { configuredWays } from '#server/domain/reach/reach.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { requireFreshLogin } from '#server/http/fresh-login.ts';
import { success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { isBesideCandidate, isRestricted, type Who } from '#server/http/session.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { requiresPreApproval } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';
import { askedAnswersIn } from './completeness.queries.ts';
import { loadFrameRows } from './frame.queries.ts';
import { resolveSpelling } from './resolve-spelling.ts';

/** Fields of relatives that are asked for but not counted. */
const SPARE_FIELDS: readonly string[] = answersIn('relatives').flatMap(({ name, isSpare }) => (isSpare ? [name] : []));
/** Sections whose counts would reveal how many health answers there are. */
const SECTIONS_WITH_HEALTH = new Set<ProfileSection>(['health', 'paternal', 'maternal']);

type Frame = Awaited<ReturnType<typeof loadFrameRows>>[number];

/** What the counts of answered questions are made from. */
interface Basics extends Pick<Frame, 'counts' | 'relatives'> {
  profileId: string;
  name: string;
  email: string;
  gender: string;
  phone: string;
  /** Whether the candidate's own health answers are counted. */
  hasOwnHealth: boolean;
}

/**
 * Counts how much of each form is filled in. Health answers are encrypted even if empty, so they are decrypted here.
 * The disease report is left out, so that no count reveals one.
 */
function countAnswers(
  cipher: HealthCipher,
  { profileId, name, email, gender, phone, hasOwnHealth, counts: columns, relatives: rows }: Basics,
): SectionCompleteness[] {
  const relatives = openRelatives(cipher, profileId, rows);
  const bloodGroup = cipher.decrypt(columns.bloodGroup ?? '', { profileId, owner: 'self', column: 'blood_group' });
  const { 'paternal/parent': father, 'maternal/parent': mother } = relatives;
  const parents = countIn(personalForm.fields, { father, mother }, (name) => /^(father|mother)\./.test(name));
  const isAsked = (name: string) =>
    !answersIn('health').some((answer) => answer.name === name && (answer.isSpare || !hasOwnHealth));

  return [
    {
      section: 'profile',
      ...countIn(profileForm.fields, { name, email, gender, phone }, (question) => question !== 'nameSpelled'),
    },
    { section: 'address', filled: columns.address, of: askedAnswersIn('address').length },
    {
      section: 'personal',
      filled: columns.personal + parents.filled,
      of: askedAnswersIn('personal').length + parents.of,
    },
    { section: 'health', ...countIn(healthForm.fields, { bloodGroup, father, mother }, isAsked) },
    ...LINEAGE_SIDES.map((section) => ({
      section,
      ...countIn(lineage[section].form.fields, {
        parent: section === 'paternal' ? lineOf(father, columns) : relatives[`${section}/parent`],
        grandfather: relatives[`${section}/grandfather`],
        greatGrandfather: relatives[`${section}/great_grandfather`],
      }),
    })),
  ];
}

type Bloodline = { [Name in 'caste' | 'tribe' | 'clan']: Relative[Name] | null };

/**
 * Returns the father's line, or the child's answers if the father's is empty: they are suggested there, so nobody is
 * asked twice.
 */
const lineOf = (father: Relative, { caste, tribe, clan }: Bloodline): Bloodline =>
  father.caste || father.tribe || father.clan ? father : { caste, tribe, clan };

/** Counts a form's questions, and those of them that are answered. */
function countIn(fields: Fields, values: object, isAsked = (_name: string) => true) {
  const questions = leavesOf(fields).flatMap(([path, node]) => {
    const isQuestion = node.kind === 'field' && node.returned && !SPARE_FIELDS.includes(path.at(-1) ?? '');
    return isQuestion && isAsked(path.join('.')) ? [path] : [];
  });
  return { filled: questions.filter((path) => isAnswered(values, path)).length, of: questions.length };
}

/**
 * Whether a question counts as answered. Without a chronic disease its details do, and with a caste the tribe does.
 * "Nobody knows" is an answer too.
 */
function isAnswered(values: object, path: readonly string[]): boolean {
  const value = valueAtPath(values, path);
  const valueBeside = (name: keyof Relative) => valueAtPath(values, [...path.slice(0, -1), name]);
  const isUnknown = (name = '') => valueAtPath(values, [...path.slice(0, -1), `${name}Unknown`]) === 'Yes';
  const name = path.at(-1);
  if (name === 'chronicDiseaseDetails' && (valueBeside('chronicDisease') === 'No' || isUnknown('chronicDisease')))
    return true;
  if (name === 'tribe' && (valueBeside('caste') || isUnknown('caste'))) return true;
  if (isUnknown(name)) return true;
  return value !== undefined && value !== null && value !== '';
}

/** Registers the calls for the basic information, which also feed the frame around a member's pages. */
export function profileRoutes(services: Services): void {
  const { config, db, cipher } = services;
  const isLookedAt = requiresPreApproval(config);

  registerMemberCall(services, showProfile, async ({ who, values }) => {
    // The notice is for the owner, not for a Power Link session.
    const openedAt = isRestricted(who) ? null : who.member.powerLinkOpenedAt;
    const { member, profileId } = who;
    const isFrame = values.withCompleteness === 'Yes';
    const isOpen = isFrame && !isRestricted(who) && !member.isSuspended;
    const [frame] = isFrame
      ? await loadFrameRows(db, { profileId, accountId: who.accountId, ...configuredWays(config) })
      : [];
    const sectionCounts = frame
      ? countAnswers(cipher, { ...member, ...frame, profileId, hasOwnHealth: !isBesideCandidate(who) })
      : [];
    // A Power Link session and a suspended profile get no data of the account in the frame.
    const openFrame = isOpen ? frame : undefined;
    const waitingInterests = isOpen ? await loadWaiting(services, profileId) : [];
    const asked = await readAsked(db, who, openFrame?.asked ?? null);
    const row = { ...member, name_spelled: member.nameSpelled };
    const writtenBasics = member.hasHeld ? await asWritten(db, { profileId, table: 'members' }, row) : row;
    const writtenName = { name: writtenBasics.name, nameSpelled: writtenBasics.name_spelled };
    return {
      ...writtenBasics,
      spelled: spelled(writtenName).full,
      nameSpelled: readSpelling(writtenName.name, writtenName.nameSpelled)?.full ?? '',
      profileId,
      account: who.accountMark,
      held: member.hasHeld ? await loadHeldNotes(db, profileId, 'members') : [],
      completeness:
        isRestricted(who) || member.isHealthClosed
          ? sectionCounts.filter(({ section }) => !SECTIONS_WITH_HEALTH.has(section))
          : sectionCounts,
      rests: openFrame?.rests ?? false,
      recoversUntil: member.isRecovering ? await loadRecoversUntil(db, who.accountId) : '',
      undecided: openFrame && who.role === 'candidate' ? await countSeen(profileId, openFrame.undecided) : 0,
      waiting: waitingInterests.length,
      isReached: openFrame?.isReached ?? true,
      newNotices: isOpen ? await countNewNotices(db, who) : 0,
      isRestricted: isRestricted(who),
      isBeside: isBesideCandidate(who),
      isCandidate: who.role === 'candidate',
      asksToAccept: isBesideCandidate(who) && (await loadChoices(db, profileId)).acceptsAlone,
      agreesToHealth: openFrame?.agreesToHealth ?? false,
      asks: asked.asks,
      askedUntil: asked.until?.toISOString() ?? '',
      confirmBy: member.isPhoneConfirmed ? '' : (member.confirmBy?.toISOString() ?? ''),
      powerLinkOpenedAt: openedAt?.toISOString() ?? '',
    };
  });

  registerMemberCall(
    services,
    updateProfile,
    async ({ who, values, isSent }) => {
      const { birthDate } = await showAnswers(services, who.profileId, 'personal');
      const problem = birthDateProblem(birthDate, values.gender, todayInIndia());
      if (problem !== null) throw new BrokenRules({ gender: problem });
      if (isLookedAt) await refuseSecondGender(who, values.gender);
      const storedEmail = who.member.email;
      if (isRestricted(who) && ![storedEmail, ''].includes(values.email)) throw new Refusal(403, 'powerLinkMayNot');
      if (who.member.isRecovering && values.email !== storedEmail) throw new Refusal(403, 'closedAfterReset');
      const email = isEmail(storedEmail) || isRestricted(who) ? storedEmail : values.email;
      if (email !== storedEmail) requireFreshLogin(who);
      await db.transaction().execute(async (transaction) => {
        if (email !== storedEmail) {
          await setContact(transaction, who.accountId, { kind: 'email', value: email });
          await spendResets(transaction, who.accountId);
          await tellHandedOver(transaction, updateProfile, who);
        }
        const typed = isSent('nameSpelled') ? values.nameSpelled : null;
        const nameSpelled = await resolveSpelling(transaction, who.profileId, { name: values.name, typed });
        const profile = { name: values.name, nameSpelled, gender: values.gender };
        await saveAnswers({ db: transaction, cipher, isLookedAt }, who.profileId, { profile });
      });
      return success('saved');
    },
    { context: async ({ member }) => ({ email: member.email }) },
  );

  /** Counts the undecided members whom the candidate can see, and can therefore decide on. */
  const countSeen = async (profileId: string, undecided: readonly string[]): Promise<number> =>
    (await loadSeen(services, profileId, undecided)).size;

  /**
   * Throws a broken rule if the office has decided on the gender, which only the office can change then. A waiting
   * change can still be withdrawn.
   */
  async function refuseSecondGender({ profileId, member }: Who, gender: Gender): Promise<void> {
    if (gender === member.gender || !(await wasDecided(db, profileId, 'gender'))) return;
    throw new BrokenRules({ gender: 'genderByOffice' });
  }
}
