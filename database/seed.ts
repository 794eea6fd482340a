import type pg from 'pg';

export async function seedDatabase(_pool: pg.Pool): Promise<void> {}
