import type { Crop } from 'contract/pictures/pictures.staff';
import type { Generated, JSONColumnType } from 'kysely';

export type PicturesTables = {
  picture: {
    id: string;
    original_id: string;
    width: number;
    height: number;
    turn: Generated<0 | 90 | 180 | 270>;
    crop: JSONColumnType<Crop> | null;
    made_at: Date;
    used: Generated<boolean>;
  };
};
