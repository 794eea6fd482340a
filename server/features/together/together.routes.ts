import { pressTogether, STEP_NAMES, type StepView, showTogether, stepRule } from '#contract/together.ts';
import { hasOpened } from '#server/domain/contacts/contact.queries.ts';
import { markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { stateOf } from '#server/domain/together/meeting-state.ts';
import { loadMeeting, type Meeting } from '#server/domain/together/meetings.queries.ts';
import { isAnyOpened, loadNumbers } from '#server/domain/together/numbers.queries.ts';
import { loadPresses, type Pressed } from '#server/domain/together/presses.queries.ts';
import { closedPress, type Hand, mayTakeBack, pressOf, toldOf } from '#server/domain/together/pressing.ts';
import { loadAcceptedAt } from '#server/domain/together/together.queries.ts';
import { loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { loadView } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';
import { presserRights, pressStep } from './press.service.ts';

/** Notices whose news this page shows itself, so opening it marks them as read. */
const NOTICES_READ_HERE = [
  'togetherStep',
  'togetherOwnStep',
  'meetingTomorrow',
  'meetingLate',
  'meetingCalledOff',
] as const;

/** Registers the calls for the page of two families and its steps. */
export function togetherRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showTogether, async ({ who, values: { member } }) => {
    const { profileId } = who;
    const { togetherId } = await findTogether(services, { profileId, memberId: member });
    const [view, { absences }, presses, rights, acceptedAt, numbers, opened, isOpened, meeting] = await Promise.all([
      loadView(services, profileId, member),
      loadAcquaintances(db, profileId),
      loadPresses(db, togetherId),
      presserRights(db, who, member),
      loadAcceptedAt(db, profileId, member),
      loadNumbers(db, profileId, member),
      hasOpened(db, member, profileId),
      isAnyOpened(db, profileId, member),
      loadMeeting(db, togetherId),
      markNoticesSeen(db, who, NOTICES_READ_HERE, member),
    ]);
    return {
      member: view.shared,
      // Whether this family may open the other's number: `open` or `closed`.
      numbers,
      hasOpened: opened,
      isOpened,
      absence: absences.get(member) ?? '',
      acceptedAt: acceptedAt?.toISOString() ?? '',
      meeting: meetingFor(profileId, meeting),
      steps: stepsFor({ profileId, otherId: member, presses, rights }),
    };
  });

  registerMemberCall(services, pressTogether, async ({ who, values }) => {
    await limits.take('pressesByMember', who.profileId);
    return pressStep(services, who, values);
  });
}

/** Returns what the page shows of the meeting. */
function meetingFor(profileId: string, meeting: Meeting | undefined) {
  const chosen = meeting?.chosen?.toISOString() ?? '';
  return { state: stateOf(meeting), isOurs: meeting?.proposed_by === profileId, chosen };
}

interface StepsWanted {
  profileId: string;
  otherId: string;
  /** The presses of both families. */
  presses: readonly Pressed[];
  /** What decides which presses are open to the account that reads. */
  rights: Hand;
}

/** Returns what this account may read of every step. Private steps are returned to the candidates only. */
const stepsFor = ({ profileId, otherId, presses, rights }: StepsWanted): StepView[] =>
  STEP_NAMES.filter((step) => rights.role === 'candidate' || !stepRule(step).isPrivate).map((step) => {
    const pressed = pressOf(presses, profileId, step);
    const mine = pressed?.value ?? '';
    const { values } = stepRule(step);
    // For each value why it is closed to this account; `''` if it is open.
    const reasons = values.map((value) => closedPress(rights, step, { value, standing: pressed }));
    const isLeavingOpen = closedPress(rights, step, { value: '', standing: pressed }) === '';
    return {
      step,
      mine,
      minePressedAt: pressed?.pressedAt.toISOString() ?? '',
      mayTakeBack: mayTakeBack(pressed) && isLeavingOpen,
      mayPress: values.filter((_, index) => reasons[index] === ''),
      closed: reasons.find((reason) => reason !== '') ?? '',
      theirs: toldOf(step, { mine, theirs: pressOf(presses, otherId, step)?.value ?? '' }),
    };
  });
