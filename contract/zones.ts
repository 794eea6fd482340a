/**
 * Clocks that families abroad live by, by their names in the tz database: one for each that our families have, the most asked for first in each
 * part of the world. `''` on the wire is India's clock.
 */
export const ZONES = [
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Europe/London',
  'Europe/Paris',
  'Europe/Helsinki',
  'Europe/Moscow',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
] as const;
export type Zone = (typeof ZONES)[number];

/** The clock by which everything is told first. */
export const INDIA = 'Asia/Kolkata';
