import type { HttpServices } from '#server/http/http-services.ts';
import type { Typesetter } from '#server/pdf/typeset.ts';
import type { FileStore } from './files/file-store.ts';
import type { Lookups } from './lookups/lookups.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Digest } from './steps/versions.ts';

/** The services of the domain, in addition to those of HTTP. */
export interface DomainServices extends HttpServices {
  lookups: Lookups;
  passwords: Passwords;
  files: FileStore;
  /** Makes PDFs. */
  typesetter: Typesetter;
  /** Hashes the versions of answers. */
  digest: Digest;
}
