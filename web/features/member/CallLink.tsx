import { dialled } from '#contract/phone.ts';
import { Icon } from '#web/art/Icon.tsx';
import { CONTACT_PLACE } from '#web/fields/JustAccepted.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import buttons from '#web/ui/Button.module.css';
import { classNames } from '#web/ui/classNames.ts';
import { contactDetailsTexts } from './contact-details.texts.ts';
import { useOpenedContact } from './opened-contact.ts';

/** For the bar: calls where the number has been opened, else leads to where it says what opening it means. */
export function CallLink() {
  const t = useTexts(contactDetailsTexts);
  const contact = useOpenedContact();
  return (
    <a
      className={classNames(buttons.button, buttons.primary)}
      href={contact?.phone ? `tel:${dialled(contact.phone)}` : `#${CONTACT_PLACE}`}
    >
      <Icon name="phone" />
      {contact?.phone ? t.callNow : t.toPhone}
    </a>
  );
}
