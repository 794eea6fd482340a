import { bannerAddress } from '#contract/content.ts';
import type { SiteList } from '#contract/staff/lists.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { faqSubjects } from '#words/choices/faqs.ts';
import { choiceIn } from '#words/label.ts';
import { longDate } from '#words/numbers.ts';
import { listsTexts } from './lists.texts.ts';

type Texts = Readonly<Record<string, string>>;

/** By what a row is known in its list, in the reader's language. */
export function titleOf(texts: Texts, language: 'en' | 'bn'): string {
  const [en, bn] = [
    texts.question ?? texts.author ?? texts.alt ?? texts.name ?? '',
    texts.questionBn ?? texts.authorBn ?? texts.altBn ?? texts.nameBn ?? '',
  ];
  return language === 'bn' ? bn : en;
}

/** A row as visitors see it, in both languages. */
export function RowShown({ list, texts, image }: { list: SiteList; texts: Texts; image: string }) {
  const t = useTexts(listsTexts);
  const language = useLanguage();
  const { emoji, phoneCode, phone, email, url } = texts;
  return (
    <>
      {image && <img className={styles.banner} src={bannerAddress(image)} alt={titleOf(texts, language)} />}
      {list === 'faqs' && (
        <p className={styles.soft}>{choiceIn(faqSubjects, texts.subject ?? '', language) || t.noSubject}</p>
      )}
      <div className={styles.sides}>
        <div lang="bn">
          <h2>{titleOf(texts, 'bn')}</h2>
          <RichText html={texts.answerBn ?? texts.htmlBn ?? ''} language="bn" />
        </div>
        <div lang="en">
          <h2>{titleOf(texts, 'en')}</h2>
          <RichText html={texts.answer ?? texts.html ?? ''} language="en" />
        </div>
      </div>
      {(phone ?? email ?? url) && (
        <p>
          {emoji} {phoneCode} {phone ?? email ?? url}
        </p>
      )}
      {list === 'stories' && (
        <p className={texts.consentedOn ? styles.soft : styles.late}>
          {texts.kind === 'story' ? t.story : t.opinion} ·{' '}
          {texts.consentedOn ? t.agreed(longDate(texts.consentedOn, language), texts.consentForm ?? '') : t.notAgreed}
        </p>
      )}
    </>
  );
}
