import type { Ref } from 'react';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { FormPage } from './useFormPage.ts';

interface Props {
  page: FormPage;
  problems: string;
  noticeRef?: Ref<HTMLDivElement>;
}

/** What came of sending a form, above its fields: the sentences that lead to them, or one sentence for all. */
export function FormNotice({ page, problems, noticeRef }: Props) {
  const { errors, message, isSending, isDone } = page;
  if (isSending) return null;
  if (Object.keys(errors).length > 0) return <ErrorSummary title={problems} errors={errors} />;
  if (!message) return null;
  return (
    <Notice tone={isDone ? 'success' : 'error'} {...(noticeRef && { ref: noticeRef })}>
      {message}
    </Notice>
  );
}
