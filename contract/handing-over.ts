import type { NoticeKind } from './notice-kinds.ts';

/**
 * That a call hands something to somebody: an account (its password, phone or e-mail), a profile (who looks after it), or a contact (the
 * phone that accepted families are given). Two things follow for every such call: a member who makes it has logged in a moment ago, and
 * everybody who looks after the profile is told by every way there is. Of a word of health to one person (`health`) the first alone: nobody is told.
 */
export interface HandingOver {
  what: 'account' | 'profile' | 'contact' | 'health';
  /** What is told; null where nothing has changed yet and another call of these tells it, and of health. */
  tells: NoticeKind | null;
  /** Of a form that mostly saves other things: it hands something over only where this field changes, which its handler knows. */
  onlyWith?: string;
}
