import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { telHref } from '#contract/dial.ts';
import type { Answering } from '#contract/member.ts';
import { Icon } from '#web/art/Icon.tsx';
import { acceptedTexts } from '#web/fields/accepted.texts.ts';
import { CONTACT_PLACE } from '#web/fields/accepting.ts';
import { CallFamily, WhoAnswers } from '#web/fields/CallFamily.tsx';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageIn } from '#web/i18n/message.ts';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Celebration } from '#web/ui/Celebration.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { guardianRelations } from '#words/choices/guardian-relations.ts';
import { choiceIn } from '#words/label.ts';
import { familyLabels } from '#words/labels/family.ts';
import { digits } from '#words/numbers.ts';
import { contactDetailsTexts } from './contact-details.texts.ts';
import { type Contact, useOpenedContact } from './opened-contact.ts';

interface Props {
  member: string;
  /** The contact details that this family opened earlier; null if it has not. */
  opened: Contact | null;
  /** Who answers the other family's phone; null if the families have not accepted each other. */
  answering: Answering | null;
  isWritingFirst: boolean;
}

/** For accepted families: the phone and full name, shown after a press of a button that states who will be notified. */
export function ContactDetails({ member, opened, answering, isWritingFirst }: Props) {
  const t = useTexts(acceptedTexts);
  const justOpened = useOpenedContact();
  // Opened contact details stay open.
  const contact = justOpened ?? opened;
  const isIdle = useNavigation().state === 'idle';
  const section = useRef<HTMLElement>(null);

  // Moves the focus to the opened details, because they are not at the top of the page.
  useEffect(() => {
    if (!justOpened || !isIdle) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ behavior: 'instant' });
  }, [justOpened, isIdle]);

  return (
    <section id={CONTACT_PLACE} ref={section} tabIndex={-1} aria-labelledby="contact-heading">
      <Celebration id="contact-heading" title={t.both} picture={null}>
        {contact ? (
          <OpenedDetails contact={contact} />
        ) : (
          <>
            <WhoAnswers answering={answering} />
            <CallFamily member={member} isWritingFirst={isWritingFirst} />
            <p className="soft">{isWritingFirst ? t.writeHint : t.callHint}</p>
          </>
        )}
        {!isWritingFirst && (
          <p>
            <Link to={`/matching-profile/${member}/together`}>{t.toTogether}</Link>
          </p>
        )}
      </Celebration>
    </section>
  );
}

/** The phone, the full name and the guardian, with a caution that is unfolded at the first opening. */
function OpenedDetails({ contact }: { contact: Contact }) {
  const t = useTexts(contactDetailsTexts);
  const messageText = useMessageText();
  const language = useLanguage();
  const label = useLabels(familyLabels, 'fact');
  const { fullName, guardianName, guardianRelation, isFirst, phone } = contact;
  const guardianText = guardianRelation
    ? t.guardianOf(guardianName, choiceIn(guardianRelations, guardianRelation, language))
    : guardianName;
  return (
    <>
      <p role="status">{messageText(messageIn(contact))}</p>
      <Facts
        facts={[
          { label: label('fullName'), value: fullName },
          ...(guardianName ? [{ label: t.guardian, value: guardianText }] : []),
        ]}
      />
      {phone && (
        <LinkButton to={telHref(phone)} isWide>
          <Icon name="phone" />
          {t.call(digits(phone, language))}
        </LinkButton>
      )}
      <Accordion items={[{ id: 'caution', heading: t.caution, isOpen: isFirst, content: <p>{t.cautionText}</p> }]} />
    </>
  );
}
