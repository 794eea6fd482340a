import { type RefObject, useEffect, useRef } from 'react';
import { hasUnsent } from '#web/api/session.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import type { FormPage } from './useFormPage.ts';
import { useSending } from './useSending.ts';

interface Props {
  page: FormPage;
  problems: string;
  /** Where the form itself leads its reader to the notice. */
  noticeRef?: RefObject<HTMLDivElement | null>;
}

/**
 * What came of sending a form, above its fields: the sentences that lead to them, or one sentence for all. One that says that nothing was
 * saved is brought into sight: the button stands far below it.
 */
export function FormNotice({ page, problems, noticeRef }: Props) {
  const { errors, message, isSending, isDone, result } = page;
  const own = useRef<HTMLDivElement>(null);

  const KeptSave = useSending(useIsAlive() && (result?.isKept === true || hasUnsent()))?.KeptSave;

  useEffect(() => {
    if (result && !isDone && !isSending && !noticeRef) own.current?.focus();
  }, [result, isDone, isSending, noticeRef]);

  if (isSending) return null;
  if (Object.keys(errors).length > 0) return <ErrorSummary title={problems} errors={errors} />;
  const isSaid = !message || (KeptSave && result?.isKept);
  return (
    <>
      {KeptSave && <KeptSave page={page} noticeRef={noticeRef ?? own} />}
      {!isSaid && (
        <Notice tone={isDone ? 'success' : 'error'} ref={noticeRef ?? own}>
          {message}
        </Notice>
      )}
    </>
  );
}
