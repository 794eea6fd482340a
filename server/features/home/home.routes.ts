import { DAY_MS } from '#contract/durations.ts';
import type { HeldNote } from '#contract/held.ts';
import {
  MOST_AT_HOME,
  MOST_FOR_FIRST_STEP,
  MOST_TO_ANSWER,
  OF_FAMILIES,
  OF_THE_OFFICE,
  showToday,
} from '#contract/home.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { Match } from '#contract/matches.ts';
import { MOST_ASKED } from '#contract/quiet-questions.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import { NOBODY_NAMED } from '#server/domain/contacts/contact.queries.ts';
import { loadHeldNotes, loadPhotoNotes } from '#server/domain/held-answers/held-notes.ts';
import { loadWaiting, untilWhen } from '#server/domain/interests/waiting.ts';
import { loadNextMelan } from '#server/domain/melans/guests.queries.ts';
import { loadNewNotices } from '#server/domain/notices/notices.queries.ts';
import { takeNewCards } from '#server/domain/profile-views/count-readings.ts';
import { listLookedAt } from '#server/domain/profile-views/profile-views.queries.ts';
import { loadProposals } from '#server/domain/proposals/proposed.ts';
import type { Asked } from '#server/domain/together/quiet-questions.queries.ts';
import { type Acquaintances, readAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { loadVisibleCards } from '#server/domain/visibility/cards.ts';
import { type Face, loadVisibleFaces } from '#server/domain/visibility/load-views.ts';
import { makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { readWaitingNote } from '#server/domain/visibility-settings/waiting-note.ts';
import { loadThisWeek } from '#server/domain/weekly-pairs/introduced.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isRestricted } from '#server/http/session.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import { seekerWithSuggested } from '#server/ranking/suggest-wishes.ts';
import type { Services } from '#server/services.ts';
import { isFirstStepDue, noteFirstStep } from './first-step.queries.ts';
import { loadHomeRows } from './home.queries.ts';

/** Number of members read from the top of each list: more than are shown, because the reader has opened some before. */
const LIST_LENGTH = 40;
/** Number of cards loaded: more than are shown, because some members in the index may have just disappeared. */
const CARDS_LOADED = 2 * MOST_AT_HOME;
/** The first of the layers in which a reader sees what accepted families see. */
const ACCEPTED_LAYER = 3;

/** The home page's data about others, for a session that may see none. */
const NO_FAMILIES = {
  saidYes: [],
  unreached: [],
  toAnswer: [],
  quiet: [],
  awaited: null,
  introduced: null,
  proposals: [],
  areAllRefused: false,
  isIntroduced: false,
  people: [],
  arePeopleNew: false,
  isFirstStep: false,
  family: null,
};

/** Registers the call of a family's home page. */
export function todayRoutes(services: Services): void {
  registerMemberCall(services, showToday, async ({ who }) => {
    const { profileId, member } = who;
    if (isRestricted(who))
      return {
        ...NO_FAMILIES,
        areListsOpen: false,
        office: null,
        rest: '' as const,
        isLeft: false,
        held: [],
        waiting: null,
        isGuardian: false,
        melan: null,
      };
    const waiting = await loadWaiting(services, profileId);
    const [row] = await loadHomeRows(services.db, { profileId });
    if (row === undefined) throw new Refusal(401, 'notLoggedIn');
    const { yes, awaited, quiet } = row;
    const notices = await loadNewNotices(services.db, who);
    const news = notices.find(({ kind }) => OF_FAMILIES.some((listed) => listed === kind));
    // Always one query, however many of these families can still be seen.
    const ids = [
      profileId,
      ...yes.map(({ memberId }) => memberId),
      ...awaited,
      ...quiet.map(({ memberId }) => memberId),
      ...(news?.aboutId ? [news.aboutId] : []),
    ];
    const views = await loadVisibleFaces(services, profileId, ids);
    // These sessions see no other family: the account has not consented, or the phone may belong to somebody else by
    // now.
    const seesNobody = member.isRecovering || member.isUnagreed;
    const person = views.get(profileId)?.person;
    const week = await loadThisWeek(services, profileId, { person });
    const proposals = person === undefined || !row.hasProposals ? [] : await loadProposals(services, profileId, person);
    const acquaintances = readAcquaintances(row.fates);
    const page = {
      ...whoSaidYes(yes, { views, acquaintances, isClaimed: member.isClaimed }),
      quiet: row.pause || member.isClaimed ? [] : askedOfThem(quiet, { views, acquaintances }),
      toAnswer: waiting
        .slice(0, MOST_TO_ANSWER)
        .map(({ view, sentAt }) => ({ member: view.shared, ...untilWhen(sentAt) })),
      awaited: awaited.filter((id) => views.has(id)).length,
      ...week,
      proposals: proposals.filter(({ answer }) => answer === '' || answer === 'later'),
      ...(await choosePeople(profileId, {
        seesNobody,
        introduced: week.introduced?.match.member.memberId,
        proposed: new Set(proposals.map(({ match }) => match.member.memberId)),
        isBride: member.gender === 'Female',
      })),
      office: wordOfOffice(notices),
      family: wordOfFamily(notices, views),
      rest: row.pause ?? ('' as const),
      isLeft: row.isLeft,
      isGuardian: who.role === 'guardian',
      melan: seesNobody || !row.hasMelan ? null : await loadNextMelan(services.db, profileId),
      held: member.hasHeld ? await loadAllHeld(profileId) : [],
      waiting: await readWaitingNote(services.db, { profileId, waiting: row.waiting }, makeIsDrawn(services)),
    };
    return seesNobody ? { ...page, ...NO_FAMILIES } : page;
  });

  /**
   * Chooses the people on the home page, within the day's limit of cards:
   * - nobody whom the reader has opened, who has a history with the reader, is on the shortlist, or is introduced or
   *   proposed to the reader;
   * - first members who were first shown this week or last week, then those who fit best, and at the end those whose
   *   cards the reader was shown yesterday.
   * The chosen people are listed by the reader's unmet wishes, then by those of the other side. Once a month a bride
   * who has never written sees those who suit both sides best instead.
   */
  async function choosePeople(
    profileId: string,
    {
      seesNobody,
      introduced,
      proposed,
      isBride,
    }: { seesNobody: boolean; introduced: string | undefined; proposed: ReadonlySet<string>; isBride: boolean },
  ) {
    const { person, excluded, mayList } = await loadSeeker(services, profileId);
    const nobody = { areListsOpen: mayList, people: [], arePeopleNew: false, isFirstStep: false };
    if (seesNobody || !mayList || !services.ranking.isReady()) return nobody;
    const isFirstStep = isBride && (await isFirstStepDue(services.db, profileId));
    const today = todayInIndia();
    const lastWeek = weekOfDay(dayNumber(today) ?? 0) - 1;
    const reader = seekerWithSuggested(person, today);
    const listMembers = (order: 'newest' | 'fit') =>
      services.ranking.list(reader, today, order, { count: LIST_LENGTH, excluded, whose: profileId });
    const newestRows = isFirstStep ? [] : await listMembers('newest');
    // In this order the score is the week in which a member was first shown.
    const newest = newestRows.filter(({ score }) => score >= lastWeek).map(({ id }) => `SV${id}`);
    const fitting = (await listMembers('fit')).map(({ id }) => `SV${id}`);
    const yesterday = dayBefore(today);
    const lookedAt = await listLookedAt(services.db, { readerId: profileId, day: yesterday }, [...newest, ...fitting]);
    // Members whom the reader has opened before are left out.
    const isUnread = (id: string) => !lookedAt.opened.has(id);
    const areAllNew = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => newest.includes(id));
    // In a quiet week few are new, so those who fit best follow them.
    const unreadIds = [...new Set([...newest.filter(isUnread), ...fitting.filter(isUnread)])];
    const wasShown = (id: string) => lookedAt.shown.has(id);
    const unshownFirst = [...unreadIds.filter((id) => !wasShown(id)), ...unreadIds.filter(wasShown)];
    const ids = (isFirstStep ? unreadIds : unshownFirst).slice(0, CARDS_LOADED);
    const cards = await loadVisibleCards(services, { profileId, person, on: today }, ids);
    const hasNoHistory = ({ between, isKept, member: { memberId } }: Match) =>
      between === '' && !isKept && memberId !== introduced && !proposed.has(memberId);
    const matches = cards.map(({ match }) => match).filter(hasNoHistory);
    const people = isFirstStep
      ? matches.sort((one, other) => unmetByEither(one) - unmetByEither(other)).slice(0, MOST_FOR_FIRST_STEP)
      : matches.slice(0, MOST_AT_HOME).sort(byWishes);
    const shownIds = people.map(({ member }) => member.memberId);
    if (!(await takeNewCards(services, profileId, shownIds))) return nobody;
    const isHintShown = isFirstStep && shownIds.length > 0;
    if (isHintShown) await noteFirstStep(services.db, profileId);
    return { ...nobody, people, arePeopleNew: areAllNew(shownIds), isFirstStep: isHintShown };
  }

  /** Loads the notes about held answers and photos, except those that others can read from tomorrow on. */
  async function loadAllHeld(profileId: string): Promise<HeldNote[]> {
    const notes = await Promise.all(
      (['members', 'personal_details', 'profile_details'] as const).map((table) =>
        loadHeldNotes(services.db, profileId, table),
      ),
    );
    return [...notes.flat(), ...(await loadPhotoNotes(services.db, profileId))].filter(
      ({ outcome }) => outcome !== 'tomorrow',
    );
  }

  /** Returns the latest notice of the office; null if there is none. */
  function wordOfOffice(notices: Awaited<ReturnType<typeof loadNewNotices>>) {
    for (const { kind, madeAt } of notices) {
      const known = OF_THE_OFFICE.find((listed) => listed === kind);
      if (known) return { kind: known, madeAt: new Date(madeAt).toISOString() };
    }
    return null;
  }

  /** Returns the latest notice about a family that the reader still sees; null if there is none. */
  function wordOfFamily(notices: Awaited<ReturnType<typeof loadNewNotices>>, views: ReadonlyMap<string, Face>) {
    for (const { kind, madeAt, aboutId, closed } of notices) {
      const known = OF_FAMILIES.find((listed) => listed === kind);
      const member = aboutId === null ? null : views.get(aboutId)?.shared;
      if (known && member !== undefined) return { kind: known, madeAt: new Date(madeAt).toISOString(), member, closed };
    }
    return null;
  }
}

/** What is loaded of the families on the home page. */
interface Known {
  views: ReadonlyMap<string, Face>;
  acquaintances: Acquaintances;
  /** Whether the reader's own profile has an open claim. */
  isClaimed: boolean;
}

/**
 * Returns the families in an acquaintance whom the reader still sees, as their page would show them, and the ids of
 * those who cannot be reached at present. The end of an acquaintance is shown in the inbox.
 */
function whoSaidYes(
  yes: Awaited<ReturnType<typeof loadHomeRows>>[number]['yes'],
  { views, acquaintances: { absences, losses }, isClaimed }: Known,
) {
  const saidYes = yes.flatMap(({ memberId, ...family }) => {
    const view = views.get(memberId);
    // Who answers the phone is shown to accepted families only, as this view is.
    if (!view || view.layer < ACCEPTED_LAYER) return [];
    // While the contact is closed, the person who answers is not named either.
    const answeringPerson = isClaimed || family.isUndecided ? NOBODY_NAMED : {};
    return [{ ...family, ...answeringPerson, member: view.shared, absence: absences.get(memberId) ?? ('' as const) }];
  });
  const isToCall = ({ absence, isUndecided }: (typeof saidYes)[number]) => absence === '' && !isUndecided;
  return {
    saidYes: [...saidYes.filter(isToCall), ...saidYes.filter((family) => !isToCall(family))],
    unreached: yes.flatMap(({ memberId }) => (losses.get(memberId) === 'notReached' ? [memberId] : [])),
  };
}

/** Returns the families to ask about whom the reader still sees unchanged and whom the candidate has accepted. */
function askedOfThem(quiet: readonly Asked[], { views, acquaintances }: Pick<Known, 'views' | 'acquaintances'>) {
  return quiet
    .flatMap(({ memberId, step, answer }) => {
      const view = views.get(memberId);
      const isPresent = acquaintances.absences.get(memberId) === '';
      const isThere = view !== undefined && view.layer >= ACCEPTED_LAYER && isPresent;
      return isThere ? [{ member: view.shared, step, answer }] : [];
    })
    .slice(0, MOST_ASKED);
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the larger number of unmet wishes of the two sides, so that the match is good for both. Equal members keep
 * the index's order.
 */
const unmetByEither = ({ myWishes, theirWishes }: Match) => Math.max(unmet(myWishes), unmet(theirWishes));

/** Orders matches: first by the reader's unmet wishes, then by those of the other side. */
const byWishes = (one: Match, other: Match): number =>
  unmet(one.myWishes) - unmet(other.myWishes) || unmet(one.theirWishes) - unmet(other.theirWishes);

/** Counts the wishes that are not known to be met. */
const unmet = (wishes: Match['theirWishes']) => wishes.filter(({ code }) => code !== 'wish.met').length;
