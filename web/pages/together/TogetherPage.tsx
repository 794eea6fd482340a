import { type ActionFunctionArgs, Link, useLoaderData } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Message } from '#contract/message.ts';
import { facedAs, Joined } from '#web/card/Joined.tsx';
import { Absent } from '#web/features/introductions/Absent.tsx';
import { NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import { SENDING } from '#web/features/threads/sending.ts';
import { stepNames } from '#web/features/together/step-names.texts.ts';
import { togetherTexts } from '#web/features/together/together.texts.ts';
import { pressDeeds } from '#web/fields/press.actions.ts';
import type { Shown } from '#web/fields/together-step.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { readableName } from '#words/readable-name.ts';
import { loadTogether } from './load-together.ts';
import { StepList } from './StepList.tsx';
import { type Step, stepAt, steps } from './steps.ts';
import styles from './TogetherPage.module.css';
import { WhatIsNext } from './WhatIsNext.tsx';

export const head = togetherTexts;

export const loader = loadTogether;

/** Handles the presses of every step, and the forms of the open step. */
export async function action(args: ActionFunctionArgs) {
  const own = await stepAt(args.request.url)?.actions();
  return actionOfForms(pressDeeds, { actions: own ?? {} })(args);
}

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null>;

export const parts = (loaded: Loaded) => ('step' in loaded ? steps.filter(({ name }) => name === loaded.step) : []);

export const named = (loaded: Loaded, language: Language): string =>
  'shown' in loaded ? `${togetherTexts[language].heading}: ${readableName(loaded.shown.member, language)}` : '';

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('lost' in loaded) return <NoSuchMember lost={loaded.lost} />;
  if ('waits' in loaded) return <Waits message={loaded.waits} />;
  const step = steps.find(({ name }) => name === loaded.step);
  const { shown } = loaded;
  return step ? <Opened step={step} shown={shown} loaded={loaded.loaded} /> : <Overview shown={shown} />;
}

/** Shown when another holder has accepted. The bride or groom must decide first. */
function Waits({ message }: { message: Message }) {
  const t = useTexts(togetherTexts);
  const messageText = useMessageText();
  return (
    <MemberSheet heading={t.heading}>
      <p>{messageText(message)}</p>
      <LinkButton to="/matching-profile/inbox#accepted">{t.toInbox}</LinkButton>
    </MemberSheet>
  );
}

function Overview({ shown }: { shown: Shown }) {
  const t = useTexts(togetherTexts);
  const language = useLanguage();
  const us = facedAs(useMember());
  const { memberId } = shown.member;
  const name = readableName(shown.member, language);
  return (
    <MemberSheet heading={t.heading}>
      <Joined us={us} them={shown.member} />
      <p className={styles.names}>{t.names(readableName(us, language), name)}</p>
      <DeedNotice />
      <Absent absence={shown.absence} />
      <WhatIsNext shown={shown} />
      <StepList shown={shown} />
      <p>
        <Link to={`/matching-profile/${memberId}`}>{t.toCard(name)}</Link>
      </p>
    </MemberSheet>
  );
}

function Opened({ step: { name, Part }, shown, loaded }: { step: Step; shown: Shown; loaded: unknown }) {
  const t = useTexts(togetherTexts);
  const names = useTexts(stepNames);
  const language = useLanguage();
  const { memberId } = shown.member;
  return (
    <MemberSheet heading={names[name]}>
      <p>
        <Link to={`/matching-profile/${memberId}/together`}>{t.back(readableName(shown.member, language))}</Link>
      </p>
      <DeedNotice elsewhere={SENDING} />
      <Absent absence={shown.absence} />
      <Part member={memberId} shown={shown} loaded={loaded} />
    </MemberSheet>
  );
}
