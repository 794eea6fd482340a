import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { bringTextBack, dropDraft, previewText, saveText, saveTextDraft, showText } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Changes } from '#web/office/Changes.tsx';
import { DraftFields } from '#web/office/DraftFields.tsx';
import { DraftNote } from '#web/office/DraftNote.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { draftTexts } from '#web/office/draft.texts.ts';
import { RichTextField } from '#web/office/editor/RichTextField.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { pageOfText } from './text-places.ts';
import { textsTexts, textTexts } from './texts.texts.ts';

export const head = textTexts;

/** The text whose changes need an announcement to the families. */
const POLICY = 'privacy-policy';

/** Loads one text in both languages. `isOlder`: the former versions begin at the one that the address names. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const key = params.key ?? '';
  const latest = new URL(request.url).searchParams.get('latest') ?? '';
  return { key, isOlder: latest !== '', ...(await loadStaff(visitOf(context), showText, { key, latest })) };
}

type Result = FormResult & { preview?: string; leftOut?: string[] };

/** Keeps the names of the HTML elements that the server has left out of the text. */
const leftOutOf = ({ values }: { values: { leftOut?: string[] | undefined } }): Partial<Result> =>
  values.leftOut ? { leftOut: values.leftOut } : {};

/** Returns the deed that publishes a text in one language. `deed` is its name. */
const publishing = (deed: string) => ({ call: saveText, action: formAction(saveText, { deed, also: leftOutOf }) });

/** Returns the deed that saves a draft. Its errors belong to the fields of one form, so it has that form's name. */
const keeping = (deed: string) => ({
  call: saveTextDraft,
  action: formAction(saveTextDraft, { deed, also: leftOutOf }),
});

const textDeeds = deeds({
  'save-en': publishing('save-en'),
  'save-bn': publishing('save-bn'),
  'save-en-draft': keeping('save-en'),
  'save-bn-draft': keeping('save-bn'),
  drop: dropDraft,
  back: bringTextBack,
  preview: {
    call: previewText,
    action: formAction(previewText, {
      deed: 'preview',
      also: (answer): Partial<Result> => (answer.ok ? { ...leftOutOf(answer), preview: answer.values.html } : {}),
    }),
  },
});

export const action = actionOfForms(textDeeds);

const { Deed } = textDeeds;

/** One text in both languages, side by side: the current version, the draft, and former versions. */
export function Component() {
  const t = useTexts(textsTexts);
  const draftWords = useTexts(draftTexts);
  const language = useLanguage();
  const { key, isOlder, texts } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  // The result of a refused form for the text in this language.
  const sentFor = (lang: string) => (result?.typed.lang === lang && result.code !== OUTCOME.done ? result : undefined);
  const previewed = result?.deed === 'preview' && result.preview !== undefined ? result : undefined;
  const place = pageOfText(key);
  return (
    <OfficeRoom heading={place ? place[language] : key} lead={t.textLead}>
      {place && (
        <p>
          <a href={place.path}>{t.seeThere}</a>
        </p>
      )}
      {result?.leftOut && result.leftOut.length > 0 && (
        <Notice tone="info">
          {t.leftOut} <code>{result.leftOut.join(' ')}</code>
        </Notice>
      )}
      {previewed?.preview !== undefined && (
        <section className={styles.entry}>
          <h2>{t.preview}</h2>
          <RichText html={previewed.preview} language={previewed.typed.lang ?? language} />
        </section>
      )}
      <div className={styles.sides}>
        {texts.map(({ lang, html, version, former, hasMore, draft }) => {
          const lastSent = previewed?.typed.lang === lang ? previewed : sentFor(lang);
          const typed = lastSent?.typed;
          const isOvertaken = sentFor(lang)?.message?.key === 'changedMeanwhile';
          return (
            // Everything around the text is in the reader’s language.
            <section key={lang}>
              <h2 lang={lang}>{lang === 'bn' ? 'বাংলা' : 'English'}</h2>
              {draft && <DraftNote draft={draft} />}
              <DeedForm
                // A new version remounts the fields with the new text. Refused input is restored from `typed`.
                key={`${version} ${draft?.id ?? ''}`}
                deed={`save-${lang}`}
                label={t.publish}
                look="primary"
                // A draft is published against the version on which it was started, unless its writer has seen the
                // newer one.
                sent={{ key, lang, version: isOvertaken ? version : (draft?.version ?? version) }}
                initial={{
                  html: typed?.html ?? draft?.html ?? html,
                  told: typed?.told ?? draft?.told ?? '',
                  publishOn: typed?.publishOn ?? draft?.publishOn ?? '',
                }}
              >
                {(field) => (
                  <>
                    <RichTextField {...field('html')} lang={lang} label={t.html} hint={t.htmlHint} rows={14} required />
                    {key === POLICY && (
                      <TextAreaField {...field('told')} label={t.told} hint={t.toldHint} rows={2} required />
                    )}
                    <DraftFields field={field} deed={`save-${lang}-draft`} />
                    <span className={styles.before}>
                      <Button look="secondary" name={INTENT} value="preview">
                        {t.look}
                      </Button>
                    </span>
                  </>
                )}
              </DeedForm>
              {draft && <Deed deed="drop" member={String(draft.id)} label={draftWords.drop} />}
              {isOvertaken && (
                <div className={styles.entry}>
                  <h3>{t.others}</h3>
                  <RichText html={html} language={lang} />
                  <h3>{t.yoursBeside}</h3>
                  <Changes before={html} after={typed?.html ?? ''} lang={lang} />
                </div>
              )}
              <details>
                <summary>{t.now}</summary>
                <RichText html={html} language={lang} />
              </details>
              <FormerVersions lang={lang} html={html} former={former} isOlder={isOlder} />
              {hasMore && <Link to={`?latest=${former.at(-1)?.id ?? ''}`}>{t.older}</Link>}
            </section>
          );
        })}
      </div>
    </OfficeRoom>
  );
}

interface FormerProps extends Pick<ReturnedDraft<typeof showText>['texts'][number], 'lang' | 'html' | 'former'> {
  isOlder: boolean;
}

/** The former versions of a text, the latest first, each with what its successor changed. */
function FormerVersions({ lang, html, former, isOlder }: FormerProps) {
  const t = useTexts(textsTexts);
  const language = useLanguage();
  // An older page repeats the last version of the page before, as the successor of its own first version.
  const repeatedCount = isOlder ? 1 : 0;
  return (
    <>
      {former.length > 0 && <h3>{t.former}</h3>}
      {former.slice(repeatedCount).map((old, index) => (
        <details key={old.id}>
          <summary>{t.until(momentInIndia(old.until, language), old.by)}</summary>
          {old.told && <p lang={lang}>{old.told}</p>}
          <h4>{t.whatChanged}</h4>
          <Changes before={old.html} after={former[repeatedCount + index - 1]?.html ?? html} lang={lang} />
          <h4>{t.asItWas}</h4>
          <RichText html={old.html} language={lang} />
          <Deed deed="back" member={String(old.id)} label={index === 0 && !isOlder ? t.undo : t.bringBack} />
        </details>
      ))}
    </>
  );
}
