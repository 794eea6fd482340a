import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FormNotice } from './FormNotice.tsx';
import type { FormResult } from './form-action.ts';
import { LoginDialog } from './LoginDialog.tsx';
import styles from './MemberForm.module.css';
import { memberFormTexts } from './member-form.texts.ts';
import { PostForm } from './PostForm.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import type { FormPage } from './useFormPage.ts';

interface Props {
  page: FormPage;
  /** The label of the button. */
  submit: string;
  look?: ButtonLook;
  /** True for a form of several screens. Its button then stays visible at the bottom of the window. */
  isLong?: boolean;
  /** Another action beside the button. */
  beside?: ReactNode;
  /** A control whose value a save may change. */
  changedBySave?: string;
  children: ReactNode;
}

/** A form of the dashboard. It shows the result at the top of the page and keeps everything that was typed. */
export function MemberForm({ page, submit, look, isLong, beside, changedBySave, children }: Props) {
  const t = useTexts(memberFormTexts);
  const { result, isDone } = page;
  const notice = useRef<HTMLDivElement>(null);
  /** The result after which the reader has logged in again. */
  const [renewedFor, setRenewedFor] = useState<FormResult>();
  const isRenewed = renewedFor !== undefined && renewedFor === result;

  useEffect(() => {
    if (!result || result.isLate) return;
    // Focused and not only announced, so that screen reader users continue from here.
    notice.current?.focus({ preventScroll: isDone });
    if (!isDone) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // On a phone other notices may be above it, so the page scrolls only as far as needed.
    notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [result, isDone]);

  return (
    <>
      <PostForm {...page.form} className={isLong ? styles.hasBar : undefined}>
        {isRenewed && !page.isSending ? (
          <Notice tone="info">{t.loggedInAgain}</Notice>
        ) : (
          <FormNotice page={page} problems={t.problems} noticeRef={notice} />
        )}
        {children}
        <div className={isLong ? styles.bar : undefined} data-form-bar={isLong || undefined}>
          <Actions>
            <Button isBusy={page.isSending} {...(look && { look })}>
              {submit}
            </Button>
            {beside}
          </Actions>
        </div>
      </PostForm>
      <LoginDialog asking={result?.needsLogin ? result : undefined} onLogin={() => setRenewedFor(result)} />
      <UnsavedDialog
        form={page.form.ref}
        saved={isDone && !result?.isBehind ? result : undefined}
        changedBySave={changedBySave}
      />
    </>
  );
}
