import { colors, skins } from '../kit/colors.ts';
import type { Print } from '../kit/sheet.ts';

/** What tells one portrait from another. */
export interface Sitter {
  seed: string;
  skin: string;
  ground: readonly [string, string];
  /** Half the width of the face, and of the jaw, of 600. */
  face: number;
  jaw: number;
  /** Length from brow to chin. */
  chin: number;
  hair: 'wrap' | 'fade' | 'natural' | 'grey' | 'braids';
  hairColor: string;
  clothes: string;
  print: Print;
  collar: 'round' | 'blazer' | 'shirt';
  lips: string;
  glasses?: boolean;
  beard?: boolean;
  earrings?: string;
  /** -1 or 1: the side in the light. */
  light: -1 | 1;
}

/** The five of the Nairobi staff spotlight; invented people. */
export const sitters: readonly Sitter[] = [
  {
    seed: 'portrait-1',
    skin: skins[2],
    ground: ['#E3B65C', '#D89A44'],
    face: 92,
    jaw: 66,
    chin: 140,
    hair: 'wrap',
    hairColor: '#2E3A87',
    clothes: '#A63A2B',
    print: 'diamonds',
    collar: 'round',
    lips: '#8E3A3A',
    earrings: colors.lamp,
    light: -1,
  },
  {
    seed: 'portrait-2',
    skin: skins[0],
    ground: ['#7FA8B8', '#6A93A8'],
    face: 93,
    jaw: 76,
    chin: 146,
    hair: 'fade',
    hairColor: '#151016',
    clothes: '#22305E',
    print: 'plain',
    collar: 'blazer',
    lips: '#5E2E2C',
    beard: true,
    light: 1,
  },
  {
    seed: 'portrait-3',
    skin: skins[4],
    ground: ['#3F7A66', '#34695A'],
    face: 90,
    jaw: 64,
    chin: 136,
    hair: 'natural',
    hairColor: '#241618',
    clothes: '#F0C765',
    print: 'sprigs',
    collar: 'round',
    lips: '#A8484A',
    glasses: true,
    earrings: '#F6F0E4',
    light: -1,
  },
  {
    seed: 'portrait-4',
    skin: skins[1],
    ground: ['#C9745A', '#B86450'],
    face: 95,
    jaw: 80,
    chin: 148,
    hair: 'grey',
    hairColor: '#C7C2C4',
    clothes: '#2B7A66',
    print: 'rings',
    collar: 'shirt',
    lips: '#6A3632',
    glasses: true,
    light: 1,
  },
  {
    seed: 'portrait-5',
    skin: skins[3],
    ground: ['#8A78B8', '#7A68A8'],
    face: 88,
    jaw: 62,
    chin: 138,
    hair: 'braids',
    hairColor: '#1C1216',
    clothes: '#F3E8D3',
    print: 'ticks',
    collar: 'blazer',
    lips: '#94403E',
    earrings: '#E0795A',
    light: -1,
  },
];
