import { type RefObject, useEffect, useRef } from 'react';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { FormPage } from './useFormPage.ts';

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

  useEffect(() => {
    if (result && !isDone && !isSending && !noticeRef) own.current?.focus();
  }, [result, isDone, isSending, noticeRef]);

  if (isSending) return null;
  if (Object.keys(errors).length > 0) return <ErrorSummary title={problems} errors={errors} />;
  if (!message) return null;
  return (
    <Notice tone={isDone ? 'success' : 'error'} ref={noticeRef ?? own}>
      {message}
    </Notice>
  );
}
