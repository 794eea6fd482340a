import { useNavigation } from 'react-router';
import type { Answering } from '#contract/member.ts';
import { Icon } from '#web/art/Icon.tsx';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { guardianRelations } from '#words/choices/guardian-relations.ts';
import { choiceIn } from '#words/label.ts';
import { acceptedTexts } from './accepted.texts.ts';
import { CONTACT, CONTACT_PLACE } from './accepting.ts';
import styles from './CallFamily.module.css';

interface Props {
  member: string;
  look?: ButtonLook;
  /**
   * True while the numbers stay closed until both families have agreed to exchange them. The button then leads to their
   * common page.
   */
  isWritingFirst: boolean;
  /** A class for its position among other elements. */
  className?: string | undefined;
}

/** A button to call an accepted family. It opens the number on the member's page, where it can be dialled. */
export function CallFamily({ member, look = 'primary', isWritingFirst, className }: Props) {
  const t = useTexts(acceptedTexts);
  const { formData } = useNavigation();
  const isOpening = formData?.get(INTENT) === CONTACT && formData.get('member') === member;
  if (isWritingFirst)
    return (
      <div className={classNames(styles.call, className)}>
        <LinkButton to={`/matching-profile/${member}/together`} look={look} isWide>
          <Icon name="mail" />
          {t.write}
        </LinkButton>
      </div>
    );
  return (
    <PostForm action={`/matching-profile/${member}#${CONTACT_PLACE}`} className={classNames(styles.call, className)}>
      <input type="hidden" name="member" value={member} />
      <Button name={INTENT} value={CONTACT} look={look} isBusy={isOpening} isWide>
        <Icon name="phone" />
        {t.call}
      </Button>
    </PostForm>
  );
}

/** Shows who will answer the phone, if the family has stated it. */
export function WhoAnswers({ answering, className }: { answering: Answering | null; className?: string | undefined }) {
  const t = useTexts(acceptedTexts);
  const language = useLanguage();
  if (answering === null) return null;
  const { guardianName, guardianRelation } = answering;
  const who = [choiceIn(guardianRelations, guardianRelation, language), guardianName].filter(Boolean);
  return who.length > 0 && <p className={className}>{t.answers(who.join(', '))}</p>;
}
