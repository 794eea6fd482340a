import type { NoticeKind } from './notice-kinds.ts';

/**
 * Marks a call that hands something to somebody: an account (its password, phone or e-mail), a profile (who looks after
 * it) or a contact (the phone given to accepted families). The member must have logged in recently, and all holders are
 * notified on every channel.
 *
 * For a word of health to one person (`health`) only the recent login is required; nobody is notified.
 */
export interface HandingOver {
  what: 'account' | 'profile' | 'contact' | 'health';
  /** The notice that is sent. Null for `health`, and if nothing has changed yet and a later call sends the notice. */
  tells: NoticeKind | null;
  /**
   * For a form that mostly saves other things: only a change of this field is a handing-over. The handler detects that.
   */
  onlyWith?: string;
}
