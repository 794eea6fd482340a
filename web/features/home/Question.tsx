import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { addressOf } from '#web/forms/field-address.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { todayTexts } from './home.texts.ts';
import styles from './Question.module.css';
import { askedHer, askedHis, askedOwn } from './question.texts.ts';
import type { Question as Asked } from './question.ts';

/** The next question about the bride or groom. The whole box links to the form field. */
export function Question({ asked, isGuardian }: { asked: Asked; isGuardian: boolean }) {
  const t = useTexts(todayTexts);
  const { gender } = useMember();
  const toGuardian =
    gender === 'Female' ? { title: t.aboutHer, questions: askedHer } : { title: t.aboutHis, questions: askedHis };
  const { title, questions } = isGuardian ? toGuardian : { title: t.aboutOwn, questions: askedOwn };
  const questionTexts = useTexts(questions);
  // The name of a grandfather (`.grandfather`) or great-grandfather (`.greatGrandfather`) may have been forgotten.
  const mayBeForgotten = /grandfather/i.test(asked);
  return (
    <section className={styles.about}>
      <Link className={styles.question} to={addressOf(asked)}>
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.asked}>{questionTexts[asked]}</span>
          {mayBeForgotten && <span className={styles.title}>{t.forgotten}</span>}
        </span>
        <Icon name="next" />
      </Link>
    </section>
  );
}
