import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import button from '#web/ui/Button.module.css';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { Conflicts } from './Conflicts.tsx';
import type { Side } from './conflicts.ts';
import { mergeVersions } from './conflicts.ts';
import { putInto } from './draft.ts';
import { FormNotice } from './FormNotice.tsx';
import type { FormResult, KeptApart } from './form-action.ts';
import { LoginDialog } from './LoginDialog.tsx';
import bar from './MemberForm.module.css';
import { memberFormTexts } from './member-form.texts.ts';
import { NextSectionLink } from './NextSectionLink.tsx';
import { PostForm } from './PostForm.tsx';
import { StepsContext } from './Step.tsx';
import styles from './StepForm.module.css';
import { StepLink, StepNav } from './StepNav.tsx';
import { stepTexts } from './step.texts.ts';
import { STEP } from './step-controls.ts';
import type { FormAddress } from './steps.ts';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import type { FormPage } from './useFormPage.ts';
import { useSteps } from './useSteps.ts';

interface Props {
  page: FormPage;
  address: FormAddress;
  /** The stored values, keyed by control name. */
  values: Readonly<Record<string, string>>;
  version: string | undefined;
  /** The names of the steps. */
  names?: Readonly<Record<string, string>>;
  /** The label of the last step's button. */
  submit: string;
  /** Whether this reader is asked for a control. */
  isAsked?: (path: string) => boolean;
  hasFiles?: boolean;
  /** True if the page has its own links to what follows. */
  hasOwnWays?: boolean;
  /** Parts of the steps outside the form, below it. */
  after?: ReactNode;
  children: ReactNode;
}

/** The default of `isAsked`. */
const always = () => true;

/**
 * A form of a profile, in steps if it is long. Each step saves its own answers, and the input of other steps is kept.
 */
export function StepForm(props: Props) {
  const { page, address, values, names = {}, submit, isAsked = always, hasFiles, hasOwnWays, after, children } = props;
  const { result, isDone } = page;
  const t = useTexts(memberFormTexts);
  const words = useTexts(stepTexts);
  const messageText = useMessageText();
  const isAlive = useIsAlive();
  const notice = useRef<HTMLDivElement>(null);
  /** The result after which the reader has logged in again. */
  const [renewedFor, setRenewedFor] = useState<FormResult>();
  const isRenewed = renewedFor !== undefined && renewedFor === result;
  const { steps, current, heading, saved } = useSteps({ page, address, values, isAsked });
  const hasSteps = steps.length > 1;
  const index = steps.findIndex(({ step }) => step === current);
  const previous = steps[index - 1];
  const following = steps[index + 1];
  // Without JavaScript, or with a single step, everything is saved at once, and the step is ''.
  const isLastSaved = result?.step === '' || (result?.step === current && index === steps.length - 1);
  const isAtEnd = isDone && isLastSaved && !page.isSending && !result?.conflicts?.length;
  const nameOf = (step: string) => names[step] ?? '';

  // The version of the values in the controls. Values that are loaded later are not in the controls.
  const [version, setVersion] = useState((isDone ? undefined : result?.typed.version) ?? props.version ?? '');
  const versionInput = useRef<HTMLInputElement>(null);
  const mergeVersion = (newVersion: string) => setVersion(mergeVersions(versionInput.current?.value ?? '', newVersion));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a version and a focus move of its own
  useEffect(() => {
    if (!result) return;
    if (isDone && result.version) mergeVersion(result.version);
    if (result.isLate) return;
    notice.current?.focus({ preventScroll: isDone });
    if (!isDone) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [result]);

  function choose(conflict: KeptApart, side: Side) {
    mergeVersion(conflict.version);
    if (side === 'saved' && page.form.ref.current) putInto(page.form.ref.current, conflict.values);
  }

  const partOf = (savedResult: FormResult) => page.form.ref.current?.querySelector(`[data-step="${savedResult.step}"]`);
  return (
    <StepsContext value={{ current, nameOf }}>
      <PostForm {...page.form} className={bar.hasBar} {...(hasFiles && { encType: 'multipart/form-data' })}>
        {/* A draft restored from this tab brings the version on which it was typed. */}
        <input
          ref={versionInput}
          type="hidden"
          name="version"
          value={version}
          readOnly
          onInput={({ currentTarget }) => setVersion(currentTarget.value)}
        />
        {hasSteps && isAlive && <input type="hidden" name={STEP} value={current} />}
        {hasSteps && (
          <StepNav
            steps={steps.map(({ step, missingCount }) => ({ step, missingCount, name: nameOf(step) }))}
            current={current}
          />
        )}
        {isRenewed && !page.isSending ? (
          <Notice tone="info">{t.loggedInAgain}</Notice>
        ) : (
          <FormNotice page={page} problems={t.problems} noticeRef={notice} />
        )}
        {isAtEnd && <NextSectionLink from={address} />}
        {saved && <Notice tone="success">{messageText(saved)}</Notice>}
        {result?.conflicts && result.conflicts.length > 0 && !page.isSending && (
          <Conflicts conflicts={result.conflicts} onChoose={choose} />
        )}
        <div ref={heading} tabIndex={-1} className={styles.heading}>
          {hasSteps && <p className="spoken">{nameOf(current)}</p>}
          {children}
        </div>
        <div className={bar.bar} data-form-bar>
          <Actions>
            {isAlive && previous && (
              <StepLink
                step={previous.step}
                className={`${button.button} ${button.quiet}`}
                aria-label={`${words.back}: ${nameOf(previous.step)}`}
              >
                {words.back}
              </StepLink>
            )}
            <Button isBusy={page.isSending}>
              {hasSteps && isAlive && index < steps.length - 1 ? words.saveAndGoOn : submit}
            </Button>
          </Actions>
        </div>
      </PostForm>
      {after}
      {!isAtEnd && !following && !hasOwnWays && <NextSectionLink from={address} />}
      <LoginDialog asking={result?.needsLogin ? result : undefined} onLogin={() => setRenewedFor(result)} />
      <UnsavedDialog
        form={page.form.ref}
        saved={isDone && !result?.isBehind ? result : undefined}
        {...(hasSteps && { partOf })}
      />
    </StepsContext>
  );
}
