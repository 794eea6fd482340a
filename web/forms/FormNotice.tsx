import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { FormPage } from './useFormPage.ts';

/** What came of sending a form, above its fields: the sentences that lead to them, or one sentence for all. */
export function FormNotice({ page, problems }: { page: FormPage; problems: string }) {
  const { errors, message, isSending, isDone } = page;
  if (isSending) return null;
  if (Object.keys(errors).length > 0) return <ErrorSummary title={problems} errors={errors} />;
  return message ? <Notice tone={isDone ? 'success' : 'error'}>{message}</Notice> : null;
}
