import sharp from 'sharp';

// Every picture is decoded once: a cache of decoded ones would only hold memory.
sharp.cache(false);

export { sharp };
