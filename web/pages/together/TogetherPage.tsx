import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Message } from '#contract/message.ts';
import { showTogether } from '#contract/together.ts';
import { refusalResponse } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { Joined, windowMemberOf } from '#web/card/Joined.tsx';
import rows from '#web/features/home/Rows.module.css';
import { Absent } from '#web/features/introductions/Absent.tsx';
import { NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import { SENDING } from '#web/features/threads/sending.ts';
import { nextOf } from '#web/features/together/next-of.ts';
import { numbersTexts } from '#web/features/together/numbers.texts.ts';
import { lineOf } from '#web/features/together/step-lines.ts';
import { stepNames } from '#web/features/together/step-names.texts.ts';
import { togetherTexts } from '#web/features/together/together.texts.ts';
import { CallFamily } from '#web/fields/CallFamily.tsx';
import { pressDeeds } from '#web/fields/press.actions.ts';
import type { TogetherFacts } from '#web/fields/together-step.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { readableName } from '#words/readable-name.ts';
import { type Step, stepAt, steps } from './steps.ts';
import styles from './TogetherPage.module.css';

export const head = togetherTexts;

/** HTTP status: the two families are not in touch. */
const NOT_FOUND = 404;
/** HTTP status: the bride or groom has not decided yet. */
const CONFLICT = 409;

/**
 * Loads the page with one step, or its overview. Returns only the call's message if the two are not in touch, or if the
 * candidate has not decided yet.
 */
export async function loader({ params, request, context }: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const answer = await visit.api(showTogether, { member });
  if (!answer.ok && answer.status === NOT_FOUND) return data({ lost: answer.message }, { status: NOT_FOUND });
  if (!answer.ok && answer.status === CONFLICT) return data({ waits: answer.message }, { status: CONFLICT });
  if (!answer.ok) throw refusalResponse(visit, answer);
  const step = stepAt(request.url);
  return data({
    shown: answer.values,
    step: step?.name ?? null,
    loaded: (await step?.load(visit, member, request.url)) ?? null,
  });
}

/** Handles the presses of every step, and the forms of the open step. */
export async function action(args: ActionFunctionArgs) {
  const stepActions = await stepAt(args.request.url)?.actions();
  return actionOfForms(pressDeeds, { actions: stepActions ?? {} })(args);
}

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null>;

export const parts = (loaded: Loaded) => ('step' in loaded ? steps.filter(({ name }) => name === loaded.step) : []);

/** The heading and the given name of the other family's member as title; `''` if the page shows only a message. */
export const named = (loaded: Loaded, language: Language): string =>
  'shown' in loaded ? `${togetherTexts[language].heading}: ${readableName(loaded.shown.member, language)}` : '';

/** The page of two families who are in touch: the overview, one step, or only a message. */
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

/** The overview: both families, the next steps, and all steps. */
function Overview({ shown }: { shown: TogetherFacts }) {
  const t = useTexts(togetherTexts);
  const language = useLanguage();
  const us = windowMemberOf(useMember());
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

/** One step. */
function Opened({ step: { name, Part }, shown, loaded }: { step: Step; shown: TogetherFacts; loaded: unknown }) {
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

/** The first section of the page: the state between the two families, and buttons for the next steps. */
function WhatIsNext({ shown }: { shown: TogetherFacts }) {
  const t = useTexts(togetherTexts);
  const numbers = useTexts(numbersTexts);
  const names = useTexts(stepNames);
  const next = nextOf(shown);
  const openSteps = next.steps.filter((name) => steps.some((step) => step.name === name && step.isShown(shown)));
  const labels = { ...names, words: t.toWrite, numbers: numbers.exchange };
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t.next}</h2>
      <p>{t[next.words]}</p>
      {next.words === 'nextCall' && <CallFamily member={shown.member.memberId} isWritingFirst={false} />}
      {openSteps.length > 0 && (
        <Actions>
          {openSteps.map((name, index) => (
            <LinkButton key={name} to={`?step=${name}`} look={index === 0 ? 'primary' : 'secondary'}>
              {labels[name]}
            </LinkButton>
          ))}
        </Actions>
      )}
    </section>
  );
}

/** A row for each step, with its state. */
function StepList({ shown }: { shown: TogetherFacts }) {
  const t = useTexts(togetherTexts);
  const names = useTexts(stepNames);
  const language = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h2 id="steps">{t.allSteps}</h2>
      <p className={styles.lead}>{t.lead}</p>
      <ul className={rows.list}>
        {steps.map(({ name, isShown }) =>
          isShown(shown) ? (
            <li key={name}>
              <Link to={`?step=${name}`}>
                <span className={rows.who}>
                  <span className={rows.name}>{names[name]}</span>
                  <span className={rows.soft}>{lineOf(name, shown, language)}</span>
                </span>
                <span className={rows.go}>
                  <Icon name="next" />
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
