import sharp from 'sharp';

// Every picture is decoded only once, so a cache of decoded ones would waste memory.
sharp.cache(false);

export { sharp };
