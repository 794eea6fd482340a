import { useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { deedFieldId } from './deed-field-id.ts';
import type { FormResult } from './form-action.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { memberFormTexts } from './member-form.texts.ts';

interface Props {
  /** The deeds whose success is shown in another place. */
  except?: readonly string[];
  /** True if the page also has a main form, which shows its own result. */
  isOfDeeds?: boolean;
  /** The deeds whose results are always shown at their own form. */
  elsewhere?: readonly string[];
}

/** Shows the result of the small form that was sent last, above all forms. */
export function DeedNotice({ except = [], elsewhere = [], isOfDeeds = false }: Props) {
  const t = useTexts(memberFormTexts);
  const messageText = useMessageText();
  const sent = useActionData<FormResult>();
  const isShownElsewhere = (isOfDeeds && !sent?.deed) || elsewhere.includes(sent?.deed ?? '');
  const result = isShownElsewhere ? undefined : sent;
  const isIdle = useNavigation().state === 'idle';
  const notice = useRef<HTMLDivElement>(null);
  /** The result after which the reader has logged in again. */
  const [renewedFor, setRenewedFor] = useState<FormResult>();
  const isRenewed = renewedFor !== undefined && renewedFor === result;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new object, even if its sentences are the same
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(result?.errors ?? {}).map(([path, message]) => [
          deedFieldId(result?.deed ?? '', result?.typed.member, path),
          messageText(message),
        ]),
      ),
    [result],
  );
  const hasErrors = Object.keys(errors).length > 0;
  const showsResult = !isRenewed && isIdle;
  const isDone = result?.code === OUTCOME.done;
  const isExcepted = isDone && except.includes(result.deed ?? '');

  useEffect(() => {
    if (result && isIdle) notice.current?.focus();
  }, [result, isIdle]);

  return (
    <>
      {isRenewed && <Notice tone="info">{t.loggedInAgain}</Notice>}
      {showsResult && hasErrors && <ErrorSummary title={t.problems} errors={errors} />}
      {showsResult && !hasErrors && result?.message && !isExcepted && (
        <Notice tone={isDone ? 'success' : 'error'} ref={notice}>
          {messageText(result.message)}
        </Notice>
      )}
      <LoginDialog asking={sent?.needsLogin ? sent : undefined} onLogin={() => setRenewedFor(result)} />
    </>
  );
}
