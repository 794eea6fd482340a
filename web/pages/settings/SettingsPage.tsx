import { type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { showAssisted } from '#contract/assisted.ts';
import { listBlockedPhones } from '#contract/blocked-phones.ts';
import { listAvoided } from '#contract/blocks.ts';
import { listCardLinks } from '#contract/card-links.ts';
import { messages } from '#contract/messages.ts';
import { showNomination } from '#contract/nomination.ts';
import { showTelling } from '#contract/notification-settings.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { showPause } from '#contract/pause.ts';
import { showPrinted } from '#contract/printed.ts';
import { showReadings } from '#contract/profile-views.ts';
import { mayQuietWord as askQuietWord } from '#contract/quiet-word.ts';
import { showWeekly } from '#contract/weekly-introduction.ts';
import { load } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';
import { Assisted, assistedDeeds } from '#web/features/assisted/Assisted.tsx';
import { assistedTexts } from '#web/features/assisted/assisted.texts.ts';
import { blockedPhoneDeeds } from '#web/features/blocked-phones/BlockedPhones.tsx';
import { avoidanceDeeds } from '#web/features/blocks/blocks.actions.ts';
import { cardLinkDeeds } from '#web/features/card-links/card-links.actions.ts';
import { EndAfterBlock } from '#web/features/card-links/EndAfterBlock.tsx';
import { LettersChoice, LettersNow, lettersDeeds } from '#web/features/letters/LettersChoice.tsx';
import { lettersTexts } from '#web/features/letters/letters.texts.ts';
import { nominationDeeds } from '#web/features/nomination/Nomination.tsx';
import { Telling, tellingDeeds } from '#web/features/notification-settings/Telling.tsx';
import { PauseForm, PauseState, pauseDeeds } from '#web/features/pause/Pause.tsx';
import { PrintedChoice } from '#web/features/printed/PrintedChoice.tsx';
import { printedDeeds } from '#web/features/printed/printed.actions.ts';
import { printedTexts } from '#web/features/printed/printed.texts.ts';
import { quietWordDeeds } from '#web/features/quiet-word/QuietWord.tsx';
import { WeeklyChoice } from '#web/features/weekly-introduction/WeeklyChoice.tsx';
import { weeklyChoiceDeeds } from '#web/features/weekly-introduction/weekly-introduction.actions.ts';
import { weeklyTexts } from '#web/features/weekly-introduction/weekly-introduction.texts.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageOf } from '#web/i18n/message.ts';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Parts } from '#web/ui/Parts.tsx';
import { useMember } from '#web/useMember.ts';
import { ApartRows } from './ApartRows.tsx';
import { RestRows } from './RestRows.tsx';
import { RightsRows } from './RightsRows.tsx';
import { settingsTexts } from './settings.texts.ts';
import { accountNow, avoidedNow, channelsNow, shownNow } from './settings-now.ts';

export const head = settingsTexts;

/** HTTP status: this account may not use the part. */
const FORBIDDEN = 403;

/** Loads all settings. A part is null if this account may not use it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [telling, pause, avoided, blockedPhones, cardLinks, nomination, readings, weekly, quiet, assisted, printed] =
    await Promise.all([
      load(visit, showTelling),
      load(visit, showPause),
      load(visit, listAvoided),
      // Only for the candidate, and not for a Power Link.
      loadUnless(FORBIDDEN, load(visit, listBlockedPhones)),
      load(visit, listCardLinks),
      loadUnless(FORBIDDEN, load(visit, showNomination)),
      load(visit, showReadings),
      // Refused until an account has given its own consent.
      loadUnless(FORBIDDEN, load(visit, showWeekly)),
      // Only for the candidate's own account.
      loadUnless(FORBIDDEN, load(visit, askQuietWord)),
      loadUnless(FORBIDDEN, load(visit, showAssisted)),
      // Only the candidate can decide this.
      loadUnless(FORBIDDEN, load(visit, showPrinted)),
    ]);
  return {
    telling,
    pause,
    avoided,
    blockedPhones,
    cardLinks,
    nomination,
    readings,
    weekly,
    mayQuietWord: quiet !== null,
    assisted,
    printed,
  };
}

/** The forms of each part. The part of the last sent form is open. */
const NOUNS = {
  rest: [pauseDeeds, quietWordDeeds],
  apart: [avoidanceDeeds, blockedPhoneDeeds, cardLinkDeeds],
  weekly: [weeklyChoiceDeeds],
  assisted: [assistedDeeds],
  printed: [printedDeeds],
  channels: [tellingDeeds],
  letters: [lettersDeeds],
  rights: [nominationDeeds],
};
/** The parts that the last sent form can open, in the order in which they are searched. */
const PARTS = ['rest', 'apart', 'weekly', 'assisted', 'printed', 'letters', 'channels', 'rights'] as const;
/** The kind of pause with its own part of the page. */
const SETTLED = 'settled';

export const action = actionOfForms(...Object.values(NOUNS).flat());

/** The settings of the profile and the account, in parts of which one is open. */
export function Component() {
  const t = useTexts(settingsTexts);
  const introducing = useTexts(weeklyTexts);
  const printing = useTexts(printedTexts);
  const letters = useTexts(lettersTexts);
  const looking = useTexts(assistedTexts);
  const {
    telling,
    pause,
    avoided,
    blockedPhones,
    cardLinks,
    nomination,
    readings,
    weekly,
    mayQuietWord,
    assisted,
    printed,
  } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const messageText = useMessageText();
  const { isBeside } = useMember();
  const sent = useActionData<FormResult>();
  const [query] = useSearchParams();
  const deed = sent?.deed ?? '';
  const hasBlockedPhone = deed === 'blockPhone' && sent?.code === OUTCOME.done;
  const hasJustBlocked = query.get('done') === 'block' && !sent;
  // Engaged and married are set on another page, but shown here in the settled part.
  const isTogether = pause.kind === 'engaged' || pause.kind === 'married';
  const isSettled = pause.kind === SETTLED || isTogether;
  const isJustPaused = deed === pause.kind && sent?.code === OUTCOME.done;
  /** Returns the part that the state of the profile opens; `''` for none. */
  function partOfState() {
    if (hasJustBlocked) return 'apart';
    return isSettled ? SETTLED : pause.kind && 'rest';
  }
  const partOfDeed = PARTS.find((part) => NOUNS[part].some(({ actions }) => deed in actions));
  const openPart = deed === SETTLED ? SETTLED : (partOfDeed ?? query.get('open') ?? partOfState());
  const apart = {
    hidden: avoided.hidden.length,
    blocked: isBeside ? 0 : avoided.blocked.length,
    numbers: blockedPhones?.phones.length ?? 0,
  };
  return (
    <MemberSheet heading={t.heading}>
      <DeedNotice />
      {hasJustBlocked && <Notice tone="success">{messageText(messageOf(messages, 'memberBlocked'))}</Notice>}
      {(hasJustBlocked || hasBlockedPhone) && <EndAfterBlock {...cardLinks} />}
      <Parts
        open={openPart}
        parts={[
          {
            id: 'channels',
            icon: 'mail',
            name: t.notices,
            said: t.noticesSaid,
            state: channelsNow(telling, t),
            content: <Telling key={JSON.stringify(telling)} {...telling} />,
          },
          {
            id: 'apart',
            icon: 'eyeClosed',
            name: t.apart,
            said: t.apartSaid,
            state: avoidedNow(apart, t, language),
            content: (
              <>
                <p>{t.apartLead}</p>
                <ApartRows avoided={avoided} blockedPhones={blockedPhones} deed={deed} />
              </>
            ),
          },
          {
            id: 'rights',
            icon: 'lock',
            name: t.rights,
            said: t.rightsSaid,
            state: accountNow(telling, t, language),
            content: <RightsRows readings={readings} nomination={nomination} deed={deed} />,
          },
          {
            id: SETTLED,
            icon: 'check',
            name: t.settled,
            said: t.settledSeen,
            state: isSettled ? shownNow({ ...pause, isShown: false }, t, language) : t.tellUs,
            content: isSettled ? (
              <PauseState pause={pause} isJustSaid={isJustPaused} />
            ) : (
              <>
                <p>{t.settledBack}</p>
                <PauseForm kind={SETTLED} accepted={pause.accepted} />
              </>
            ),
          },
          {
            id: 'rest',
            icon: 'pause',
            name: t.rest,
            said: t.restSaid,
            state: shownNow({ ...pause, isShown: cardLinks.isShown }, t, language),
            content: (
              <>
                {!isSettled && <PauseState pause={pause} isJustSaid={isJustPaused} />}
                <p>{t.restLead}</p>
                <RestRows pause={pause} isShown={cardLinks.isShown} mayQuietWord={mayQuietWord} sent={sent} />
              </>
            ),
          },
          {
            id: 'letters',
            icon: 'eye',
            name: letters.title,
            said: letters.said,
            state: <LettersNow />,
            content: <LettersChoice />,
          },
          ...(weekly
            ? [
                {
                  id: 'weekly',
                  icon: 'eye' as const,
                  name: introducing.choice,
                  said: introducing.choiceSaid,
                  state: t.now(weekly.isIntroduced ? introducing.nowOn : introducing.nowOff),
                  content: <WeeklyChoice {...weekly} />,
                },
              ]
            : []),
          ...(assisted
            ? [
                {
                  id: 'assisted',
                  icon: 'phone' as const,
                  name: looking.name,
                  said: looking.said,
                  state: t.now(assisted.since === '' ? looking.nowOff : looking.nowOn),
                  content: <Assisted {...assisted} />,
                },
              ]
            : []),
          ...(printed
            ? [
                {
                  id: 'printed',
                  icon: 'copy' as const,
                  name: printing.name,
                  said: printing.said,
                  state: t.now(printed.isAgreed ? printing.nowOn : printing.nowOff),
                  content: <PrintedChoice {...printed} />,
                },
              ]
            : []),
        ]}
      />
    </MemberSheet>
  );
}
