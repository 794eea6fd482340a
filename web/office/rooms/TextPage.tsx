import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { bringTextBack, previewText, saveText, showText } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Html } from '#web/ui/Html.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { textsTexts, textTexts } from './texts.texts.ts';

export const head = textTexts;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const key = params.key ?? '';
  return { key, ...(await loadStaff(visitOf(context), showText, { key })) };
}

type Result = FormResult & { preview?: string };

const textDeeds = deeds({
  save: saveText,
  back: bringTextBack,
  preview: {
    call: previewText,
    action: formAction(previewText, {
      deed: 'preview',
      also: (answer): Partial<Result> => (answer.ok ? { preview: answer.values.html } : {}),
    }),
  },
});

export const action = actionOf(textDeeds);

const { Deed } = textDeeds;

/** One text in both languages, side by side: as it stands, as it will be, and as it was. */
export function Component() {
  const t = useTexts(textsTexts);
  const language = useLanguage();
  const { key, texts } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const isPreview = (lang: string) => result?.deed === 'preview' && result.typed.lang === lang;
  return (
    <Sheet heading={key} lead={t.textLead}>
      {result?.preview !== undefined && (
        <section className={styles.entry} lang={result.typed.lang}>
          <h2>{t.preview}</h2>
          <Html html={result.preview} />
        </section>
      )}
      <div className={styles.sides}>
        {texts.map(({ lang, html, version, former }) => (
          <section key={lang} lang={lang}>
            <h2>{lang === 'bn' ? 'বাংলা' : 'English'}</h2>
            <Deed
              deed="save"
              member={`${key}-${lang}`}
              label={t.publish}
              look="primary"
              sent={{ key, lang, version }}
              initial={{ html: (isPreview(lang) && result?.typed.html) || html }}
            >
              {(field) => (
                <>
                  <TextAreaField {...field('html')} label={t.html} hint={t.htmlHint} rows={14} required />
                  <Button look="secondary" name={INTENT} value="preview">
                    {t.look}
                  </Button>
                </>
              )}
            </Deed>
            <details>
              <summary>{t.now}</summary>
              <Html html={html} />
            </details>
            {former.map((one) => (
              <details key={one.id}>
                <summary>{t.until(dayInIndia(one.until, language), one.by)}</summary>
                <Html html={one.html} />
                <Deed deed="back" member={String(one.id)} label={t.bringBack} />
              </details>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  );
}
