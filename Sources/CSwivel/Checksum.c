#include "CSwivel.h"

uint32_t swivel_checksum(const void *bytes, size_t count) {
  return bytes == NULL ? 0 : (uint32_t)crc32_z(0, bytes, count);
}
