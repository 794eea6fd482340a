import { type RefObject, useEffect, useRef } from 'react';
import { hasUnsent } from '#web/api/session.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import type { FormPage } from './useFormPage.ts';
import { useSubmitCode } from './useSubmitCode.ts';

interface Props {
  page: FormPage;
  problems: string;
  /** A ref to the notice, for a form that moves the focus there itself. */
  noticeRef?: RefObject<HTMLDivElement | null>;
}

/**
 * Shows the result of a form above its fields: one message for each field, as links, or one for the whole form. An
 * error is scrolled into view, because the button is far below.
 */
export function FormNotice({ page, problems, noticeRef }: Props) {
  const { errors, message, isSending, isDone, result } = page;
  const ownRef = useRef<HTMLDivElement>(null);

  const KeptSave = useSubmitCode(useIsAlive() && (result?.isKept === true || hasUnsent()))?.KeptSave;

  useEffect(() => {
    if (result && !isDone && !isSending && !noticeRef) ownRef.current?.focus();
  }, [result, isDone, isSending, noticeRef]);

  if (isSending) return null;
  if (Object.keys(errors).length > 0) return <ErrorSummary title={problems} errors={errors} />;
  // KeptSave itself shows that the save waits on this device.
  const isShownByKeptSave = KeptSave !== undefined && result?.isKept === true;
  return (
    <>
      {KeptSave && <KeptSave page={page} noticeRef={noticeRef ?? ownRef} />}
      {message !== '' && !isShownByKeptSave && (
        <Notice tone={isDone ? 'success' : 'error'} ref={noticeRef ?? ownRef}>
          {message}
        </Notice>
      )}
    </>
  );
}
