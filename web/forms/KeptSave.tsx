import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { sendUnsent } from '#web/api/send-unsent.ts';
import { readDraft } from '#web/api/session.ts';
import { isAt, type Unsent } from '#web/api/unsent.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { putInto } from './draft.ts';
import { keptTexts } from './kept.texts.ts';
import { hereIn, timeOf } from './kept-words.ts';
import { lateResult, onlyTyped } from './late-result.ts';
import type { FormPage } from './useFormPage.ts';
import { useUnsent } from './useUnsent.ts';

interface Props {
  page: FormPage;
  noticeRef: RefObject<HTMLDivElement | null>;
}

/** A save of this form that waits on the device for a network: says so, sends it, and says that it has arrived. */
export function KeptSave({ page, noticeRef }: Props) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const waiting = useUnsent().filter((one) => isAt(one, pathname));
  const [arrived, setArrived] = useState<Unsent>();
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the form is opened
  useEffect(() => {
    const form = page.form.ref.current;
    // What this tab keeps of the form is newer.
    if (!form || page.result || (page.kept.draft && readDraft(page.kept.draft))) return;
    for (const { typed } of waiting) putInto(form, onlyTyped(typed));
  }, []);

  useEffect(
    () =>
      sendUnsent((unsent, version) => {
        const { form, kept } = latest.current;
        if (!isAt(unsent, pathname) || !form.ref.current) return;
        setArrived(unsent);
        kept.arrive(lateResult(form.ref.current, { unsent, version, ...kept }));
        void revalidate();
      }),
    [pathname, revalidate],
  );

  const isSaidElsewhere = page.result !== undefined && !page.result.isKept && !page.result.isLate;
  const [first] = waiting;
  if (first && !isSaidElsewhere) return <Waits unsent={first} noticeRef={noticeRef} />;
  return arrived && page.result?.isLate ? <Told unsent={arrived} noticeRef={noticeRef} /> : null;
}

interface Said extends Pick<Props, 'noticeRef'> {
  unsent: Unsent;
}

function Waits({ unsent: { keptAt, call, trouble }, noticeRef }: Said) {
  const t = useTexts(keptTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const [here, time] = [hereIn(language), timeOf(keptAt, language)];
  if (!trouble)
    return (
      <Notice tone="info" ref={noticeRef}>
        {call === '' ? t.press(here, time) : t.willGo(here, time)}
      </Notice>
    );
  return (
    <Notice tone="error" ref={noticeRef}>
      <p>{t.look(here, time)}</p>
      <p>{messageText(trouble)}</p>
      <p>{t.lookAgain}</p>
    </Notice>
  );
}

function Told({ unsent: { keptAt }, noticeRef }: Said) {
  const t = useTexts(keptTexts);
  const language = useLanguage();
  return (
    <Notice tone="success" ref={noticeRef}>
      {t.arrived(hereIn(language), timeOf(keptAt, language))}
    </Notice>
  );
}
