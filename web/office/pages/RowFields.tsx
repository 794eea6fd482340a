import { bannerAddress } from '#contract/content.ts';
import { BANNER_FILE, type SiteList } from '#contract/staff/lists.ts';
import { districts } from '#matching/places/districts.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { DraftFields } from '#web/office/DraftFields.tsx';
import { RichTextField } from '#web/office/editor/RichTextField.tsx';
import styles from '#web/office/Office.module.css';
import { FileField } from '#web/ui/FileField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { faqSubjects } from '#words/choices/faqs.ts';
import { choiceIn, chooseWord } from '#words/label.ts';
import { longDate } from '#words/numbers.ts';
import { listsTexts } from './lists.texts.ts';

interface Props {
  list: SiteList;
  field: (name: string) => { name: string; id: string; defaultValue: string; error: string | undefined };
  isNew?: boolean;
}

/** The fields of each list, in the order of its form. */
const fieldsOf = {
  faqs: ['subject', 'question', 'questionBn', 'answer', 'answerBn'],
  phones: ['name', 'nameBn', 'emoji', 'phoneCode', 'phone'],
  emails: ['name', 'nameBn', 'emoji', 'email'],
  links: ['network', 'url', 'name', 'nameBn'],
  stories: ['kind', 'author', 'authorBn', 'html', 'htmlBn', 'consentedOn', 'consentForm'],
  banners: ['alt', 'altBn'],
  centres: ['name', 'nameBn', 'district', 'phone', 'days', 'daysBn', 'cost', 'costBn', 'source', 'checkedOn'],
} as const satisfies Record<SiteList, readonly string[]>;

type Name = (typeof fieldsOf)[SiteList][number];

/** The fields with the editor of texts. */
const LONG: readonly Name[] = ['answer', 'answerBn', 'html', 'htmlBn'];
/** The input types of fields that are not plain text. */
const TYPES: Partial<Record<Name, 'email' | 'tel' | 'date'>> = {
  email: 'email',
  phone: 'tel',
  consentedOn: 'date',
  checkedOn: 'date',
};
/** What the office may not know yet of a test centre. */
const UNKNOWN_YET: readonly Name[] = ['phone', 'days', 'daysBn', 'cost', 'costBn'];
const mayBeEmpty = (list: SiteList, name: Name) =>
  name === 'emoji' || (list === 'centres' && UNKNOWN_YET.includes(name));

const districtNames = Object.fromEntries(districts.map(({ id, name, nameBn }) => [id, { en: name, bn: nameBn }]));

/** The fields of one row of a list, English and Bengali side by side. */
export function RowFields({ list, field, isNew = false }: Props) {
  const t = useTexts(listsTexts);
  return (
    <>
      {list === 'banners' && (
        <FileField
          name={BANNER_FILE}
          id={field(BANNER_FILE).id}
          error={field(BANNER_FILE).error}
          label={t.picture}
          hint={isNew ? t.pictureHint : t.pictureStays}
          accept=".jpg,.jpeg,.png"
          chooseLabel={t.choose}
          emptyLabel={t.noPicture}
          required={isNew}
        />
      )}
      {pairsOf(fieldsOf[list]).map((names) => (
        <div key={names.join()} className={styles.pair}>
          {names.map((name) => (
            <RowField key={name} list={list} field={field} name={name} />
          ))}
        </div>
      ))}
      {(list === 'faqs' || list === 'stories') && <DraftFields field={field} deed={`${list}-draft`} />}
    </>
  );
}

/** Pairs each English field with its Bengali one. Other fields stay alone. */
function pairsOf(names: readonly Name[]): Name[][] {
  const inBengali = (name: Name) => names.find((other) => other === `${name}Bn`);
  return names.flatMap((name) => {
    if (names.some((other) => inBengali(other) === name)) return [];
    return [[name, inBengali(name)].filter((found) => found !== undefined)];
  });
}

function RowField({ list, field, name }: Pick<Props, 'list' | 'field'> & { name: Name }) {
  const t = useTexts(listsTexts);
  const language = useLanguage();
  const shared = { ...field(name), label: t[name], required: !mayBeEmpty(list, name) };
  if (name === 'subject') return <ChoiceSelect {...shared} names={faqSubjects} />;
  if (name === 'district') return <ChoiceSelect {...shared} names={districtNames} />;
  if (name === 'kind')
    return (
      <SelectField
        {...shared}
        placeholder={chooseWord[language]}
        options={[
          { value: 'story', label: t.story },
          { value: 'opinion', label: t.opinion },
        ]}
      />
    );
  if (LONG.includes(name))
    return <RichTextField {...shared} lang={name.endsWith('Bn') ? 'bn' : 'en'} hint={t.htmlHint} rows={6} />;
  const type = TYPES[name];
  return <TextField {...shared} {...(type && { type })} />;
}

type Texts = Readonly<Record<string, string>>;

/** Returns the title of a row in its list, in the reader's language. */
export function titleOf(texts: Texts, language: 'en' | 'bn'): string {
  const [en, bn] = [
    texts.question ?? texts.author ?? texts.alt ?? texts.name ?? '',
    texts.questionBn ?? texts.authorBn ?? texts.altBn ?? texts.nameBn ?? '',
  ];
  return language === 'bn' ? bn : en;
}

const centreLines = (texts: Texts, language: 'en' | 'bn') =>
  language === 'bn' ? [texts.daysBn, texts.costBn] : [texts.days, texts.cost];

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
      {list === 'centres' && (
        <p>
          {[choiceIn(districtNames, texts.district ?? '', language), ...centreLines(texts, language)]
            .filter(Boolean)
            .join(' · ')}
          <br />
          <span className={styles.soft}>
            {t.lookedAt(longDate(texts.checkedOn ?? '', language), texts.source ?? '')}
          </span>
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
