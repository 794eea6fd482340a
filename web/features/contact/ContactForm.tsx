import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addContact } from '#contract/contact.ts';
import { helplineHref } from '#contract/dial.ts';
import type { HelplinePhone } from '#contract/helpline.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { FieldPairs } from '#web/ui/FieldPairs.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { contactTexts } from './contact.texts.ts';

interface Props {
  helpline: HelplinePhone | undefined;
}

/** The form for a message to the office. Once the message is sent, it shows the reference number. */
export function ContactForm({ helpline }: Props) {
  const t = useTexts(contactTexts);
  const page = useFormPage(addContact.form, { draft: 'contact', isAmongDeeds: true });
  const { field, isDone, isSending, result } = page;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && !isSending) notice.current?.focus();
  }, [result, isSending]);
  return (
    <PostForm {...page.form} action="/contact-us">
      <FormNotice page={page} problems={t.problems} noticeRef={notice} />
      {isDone && !isSending && <Receipt reference={result?.reference ?? ''} />}
      <FieldPairs below={<TextAreaField {...field('content')} label={t.content} rows={6} required />}>
        <TextField {...field('name')} label={t.name} autoComplete="name" required />
        <TextField
          {...field('email')}
          label={t.email}
          hint={
            <>
              {t.emailHint} {helpline && <a href={helplineHref(helpline)}>{t.orCall}</a>}
            </>
          }
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PhoneField {...field('phone')} label={t.phone} required />
        <TextField {...field('subject')} label={t.subject} required />
      </FieldPairs>
      <Button isBusy={isSending} disabled={isDone} isWide>
        {t.send}
      </Button>
      {isDone && (
        <p>
          {/* Loads a new page, with an empty form and a button that can be pressed again. */}
          <Link to="/contact-us" reloadDocument>
            {t.another}
          </Link>
        </p>
      )}
    </PostForm>
  );
}

/** Shows the reference number of a message, for later questions about it. */
function Receipt({ reference }: { reference: string }) {
  const t = useTexts(contactTexts);
  const value = (
    <>
      <span lang="en">{reference}</span>
      <CopyButton text={reference} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
    </>
  );
  return <Facts facts={[{ label: t.reference, value }]} />;
}
