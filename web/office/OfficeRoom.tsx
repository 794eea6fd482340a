import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useActionData, useNavigation } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { deedFieldId } from '#web/forms/deed-field-id.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { LOGIN } from './desk.ts';
import { officeTexts } from './office.texts.ts';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  /** The content that the last form returned, if it is more than a success message. */
  news?: ReactNode;
  /** Whether a result is shown beside its own form (`AddForm`) and not at the top. */
  skips?: (result: FormResult) => boolean;
  children: ReactNode;
}

/** A room of the office: its heading, the result of the last form, and its content. */
export const OfficeRoom = ({ heading, lead, news, skips, children }: Props) => (
  <>
    <h1 id={PAGE_HEADING}>{heading}</h1>
    {lead && <p>{lead}</p>}
    {news || <OfficeNotice {...(skips && { skips })} />}
    {children}
  </>
);

/**
 * Shows the result of the small form that was sent last, above all forms, unless `skips` leaves it to the form itself.
 * If the session has ended, links to the login page.
 */
export function OfficeNotice({ skips = () => false }: { skips?: (result: FormResult) => boolean }) {
  const t = useTexts(officeTexts);
  const messageText = useMessageText();
  const result = useActionData<FormResult>();
  const isIdle = useNavigation().state === 'idle';
  const notice = useRef<HTMLDivElement>(null);
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
  useEffect(() => {
    if (result && isIdle) notice.current?.focus();
  }, [result, isIdle]);
  if (!isIdle || !result) return null;
  if (skips(result)) return null;
  if (Object.keys(errors).length > 0) return <ErrorSummary title={t.problems} errors={errors} />;
  return (
    <Notice tone={result.code === OUTCOME.done ? 'success' : 'error'} ref={notice}>
      {result.message ? messageText(result.message) : t.sent}
      {result.needsLogin && (
        <>
          {' '}
          <Link to={LOGIN}>{t.login}</Link>
        </>
      )}
    </Notice>
  );
}
